import { gradient, layers, solid, step } from '../../program/commands';
import { durationWords } from '../../program/durationWords';
import { lighten } from '../../program/colorMath';
import type { Command, Step } from '../../program/Program';
import { textOf, type Word } from '../words/readWords';
import { glow } from '../fromColors';
import type { NamedColor } from '../namedColors';
import { placesOf } from './places';
import { placesIn, timeSpans } from './times';
import type { Act, Routine } from '../Act';

const usedWords =
  /^(?:fade|fades|fading|dim|dims|dimming|darkens?|dark|darkness|black|off|nothing|within|during|slowly|gradually|softly|gently|sleep|dawn|sunrise|sunset|dusk|daybreak|nightfall|morning|evening|wake|waking|simulate|simulation|lasting|takes|starting|completely|ends?)$/;

/** The colours of a morning from night to day; an evening is the same backwards. */
const morning: readonly (readonly [string, Command])[] = [
  ['night', layers(gradient('#0A0A20', '#04040C'), { ambient: solid('#020208') })],
  ['first light', layers(gradient('#3A1E50', '#10102C'), { ambient: gradient('#1A1030', '#0A0818') })],
  ['red sky', layers(gradient('#C8402A', '#4A1E48'), { ambient: gradient('#5A2028', '#2A1430') })],
  ['gold', layers(gradient('#FFA040', '#C85A38'), { ambient: gradient('#C8602A', '#6A3028') })],
  ['day', layers(gradient('#FFE8C0', '#FFC878'), { ambient: gradient('#FFD8A0', '#E0A060') })],
];

/** “dawn over 20 minutes”, “sunset in an hour”: real time, step by step. Without a time these are scenes. */
export function dawn(words: readonly Word[]): Routine | undefined {
  const whole = textOf(words);
  const [span] = timeSpans(words);
  const time = span?.value;
  const isMorning =
    /\b(?:dawn|sunrise|daybreak|wake(?: me)? up|waking|morning)\b|\bnight (?:\w+ )?(?:in)?to (?:the )?day\b/.test(
      whole,
    );
  const isEvening =
    /\b(?:dusk|sunset|nightfall|evening)\b|\bday(?:light)? (?:\w+ )?(?:in)?to (?:the )?(?:night|darkness)\b/.test(
      whole,
    );
  if (time === undefined || time < 20_000 || (!isMorning && !isEvening)) return undefined;
  const order = isMorning ? morning : morning.toReversed();
  const each = Math.floor(time / (order.length - 1));
  const steps = order.map(([id, command], index): Step => {
    if (index === 0) return step(id, command, 1000);
    const isLast = index === order.length - 1;
    return step(id, command, isLast ? null : each, isLast ? time - each * (order.length - 2) : each);
  });
  const name = isMorning ? 'Dawn' : 'Dusk';
  return {
    act: { name: `${name}, ${durationWords(time)}`, steps },
    understood: `${isMorning ? 'a dawn' : 'a dusk'} that takes ${durationWords(time)}`,
    used: [...placesOf(words, usedWords), ...placesOf(words, dayWords), ...placesIn([span])],
  };
}

const dayWords = /^(?:day|daylight|night|turn\w*|becom\w*|chang\w*|to|into)$/;

/** “fade from red to blue over 10 minutes”: one colour becomes the next, little by little. */
export function crossFade(words: readonly Word[], colors: readonly NamedColor[]): Routine | undefined {
  const [span] = timeSpans(words);
  const before = words[(span?.at ?? 0) - 1]?.text ?? '';
  const isFade = /\b(?:fad\w+|blend\w*|shift\w*|chang\w*|turn\w*|go\w*|morph\w*|from)\b.*\b(?:to|into)\b/;
  const shown = colors.slice(0, 12);
  if (!span || span.value < 1000 || shown.length < 2 || !isFade.test(textOf(words))) return undefined;
  if (!/^(?:over|in|within|during|for|takes|taking|lasting)$/.test(before)) return undefined;
  const each = Math.floor(span.value / (shown.length - 1));
  const steps = shown.map(({ name, value }, index): Step => {
    const id = `${index + 1} ${name}`.slice(0, 24);
    if (index === 0) return step(id, glow(value), 1000);
    return step(id, glow(value), index === shown.length - 1 ? null : each, each);
  });
  const names = shown.map(({ name }) => name).join(' to ');
  return {
    act: { name: `From ${names}`, steps },
    understood: `from ${names} over ${durationWords(span.value)}`,
    used: [...placesOf(words, fadeWords), ...placesIn([span, ...shown])],
  };
}

const fadeWords = /^(?:fad\w+|blend\w*|shift\w*|chang\w*|turn\w*|morph\w*|slowly|gradually|gently)$/;

/** “fade to dark over 45 minutes”, from the scene that is asked for or on show. */
export function fadeOut(
  words: readonly Word[],
  scene: () => Act | undefined,
  color: string | undefined,
): Routine | undefined {
  const whole = textOf(words);
  const isFade =
    /\b(?:fade|fades|fading|dim|dims|dimming|go|goes|darken|darkens|turn)\b.*\b(?:dark|darkness|black|off|out|nothing|down)\b|\bfade(?: \w+){0,3} (?:away|out)\b/.test(
      whole,
    );
  const [span] = timeSpans(words);
  const time = span?.value;
  if (!isFade || time === undefined || time < 1000) return undefined;
  const from = scene();
  const light = color ?? '#FFB060';
  const shown =
    from?.steps[0]?.command ??
    layers(gradient(light, lighten(light, 0.5)), {
      ambient: gradient(lighten(light, 0.7), lighten(light, 0.35)),
    });
  return {
    act: {
      name: from ? `${from.name}, fading` : 'Fade to dark',
      steps: [step('light', shown, 1000), step('dark', { type: 'off' }, time, time)],
      ending: { type: 'off' },
    },
    understood: `${from ? `${from.name.toLowerCase()}, ` : ''}a fade to dark over ${durationWords(time)}`,
    used: [...placesOf(words, usedWords), ...placesIn([span])],
  };
}
