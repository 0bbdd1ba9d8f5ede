import { layers, picture, fill, solid, step } from '../../program/commands';
import { durationWords, timesWords } from '../../program/durationWords';
import { lighten } from '../../program/colorMath';
import { limits } from '../../program/limits';
import { timeAt } from '../words/numbers';
import { textOf, type Word } from '../words/readWords';
import type { NamedColor } from '../namedColors';
import type { Routine } from '../Act';
import { passMs } from '../../program/passMs';
import { placesOf } from './places';
import { countSpan, longestMs, placesIn, timeSpans } from './times';

const onMs = 500;
const offMs = 600;

/** “blink red three times”, “flash twice in lime, wait three seconds and do that for ten minutes”. */
export function blinking(words: readonly Word[], colors: readonly NamedColor[]): Routine | undefined {
  const whole = textOf(words);
  const [color] = colors;
  if (
    !color ||
    !/^(?:a |please |just |let it |make it )*(?:\w+ )?(?:blink|blinking|flash|flashing)\b/.test(whole)
  )
    return undefined;
  const counted = countSpan(words);
  const count = counted?.value ?? 0;
  const pauseAt = words.findIndex(({ text }) => /^(?:wait|pause|every)$/.test(text));
  const named = pauseAt < 0 ? undefined : timeAt(words, pauseAt + 1)?.value;
  const pauseMs = named && Math.min(named, longestMs);
  const times = timeSpans(words);
  const pause = times.find(({ value }) => value === pauseMs);
  const lasting = times.find(({ value }) => value !== pauseMs);
  const total = lasting?.value;
  const dark = layers(picture(fill('#000000')), { ambient: solid('#000000') });
  const lit = colors
    .slice(0, limits.steps / 2)
    .map(({ value }) => layers(solid(value), { ambient: solid(lighten(value, 0.6)) }));
  const mostInGroup = Math.max(Math.floor(limits.steps / 2 / Math.max(lit.length, 1)), 1);
  const group = pauseMs === undefined ? 1 : Math.min(Math.max(count, 1), 10, mostInGroup);
  const steps = Array.from({ length: group * lit.length }, (_, at) => [
    step(`on ${at + 1}`, lit[at % lit.length] ?? dark, onMs, 120),
    step(
      `off ${at + 1}`,
      dark,
      at === group * lit.length - 1 ? Math.max(pauseMs ?? offMs, offMs) : offMs,
      120,
    ),
  ]).flat();
  const roundMs = passMs(steps);
  const rounds = total === undefined ? (pauseMs === undefined ? count : 0) : Math.round(total / roundMs);
  const names = colors.map(({ name }) => name).join(' and ');
  return {
    act: {
      name: `Blinking ${names}`,
      steps,
      loopCount: Math.min(Math.max(rounds, 0), limits.loopCount),
      ...(rounds > 0 && { ending: { type: 'off' } }),
    },
    ...(pauseMs !== undefined &&
      count > group && { told: [`No more than ${group} of them fit between two pauses.`] }),
    understood: `blinking ${names}${count > 0 ? `, ${timesWords(pauseMs === undefined ? count : group)}` : ''}${pauseMs === undefined ? '' : `, every ${durationWords(pauseMs)}`}${total === undefined ? '' : `, for ${durationWords(total)}`}`,
    used: [
      ...placesOf(words, /^(?:blink|blinking|flash|flashing|wait|pause|every|then|off|go|light)$/),
      ...placesIn([counted, pause, lasting]),
    ],
  };
}
