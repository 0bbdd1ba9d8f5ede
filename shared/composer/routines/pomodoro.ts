import { breathing, gradient, layers, sparkle, step } from '../../program/commands';
import { durationWords, timesWords } from '../../program/durationWords';
import { lighten } from '../../program/colorMath';
import { numberAt } from '../words/numbers';
import { textOf, type Word } from '../words/readWords';
import type { Routine } from '../Act';
import type { NamedColor } from '../namedColors';
import { alert } from './alert';
import { placesOf } from './places';
import { countSpan, numberSpans, placesIn, timesIn } from './times';

const minuteMs = 60_000;
const leastMs = 10_000;
const mostMs = 8 * 3_600_000;
const mostRounds = 24;

/** “pomodoro”, “pomodoro 50/10”, “25 minutes work, 5 minutes break, four times”. */
export function pomodoro(
  words: readonly Word[],
  wish: string,
  colors: readonly NamedColor[],
): Routine | undefined {
  const whole = textOf(words);
  const isPomodoro = /\bpomodoros?\b|\bpomodorro\b/.test(whole);
  const times = timesIn(words);
  const isWorkAndBreak =
    times.length >= 1 &&
    /\b(?:work|focus|study|working|studying)\b/.test(whole) &&
    /\b(?:break|rest|pause)\b/.test(whole);
  if (!isPomodoro && !isWorkAndBreak) return undefined;
  const slashed = /\b(\d{1,9})\s*(?:\/|-|and|x|:)\s*(\d{1,9})\b/.exec(
    wish.replace(/\bminutes?\b|\bmin\b/gi, ''),
  );
  const askedWork = slashed ? Number(slashed[1]) * minuteMs : times[0];
  const work = bounded(askedWork || 25 * minuteMs);
  const askedPause = slashed ? Number(slashed[2]) * minuteMs : (times[1] ?? breakMs(words));
  const pause = bounded(askedPause || Math.max(Math.round(work / 5), minuteMs));
  const [workLight = '#FFE2B8', breakLight = '#3CD67A'] = colorsOf(words, colors);
  const counted = countSpan(words);
  const rounds = Math.min(counted?.value ?? 4, mostRounds);
  const isNone = /\b(?:0|zero) (?:times|rounds)\b/.test(whole);
  const told = [
    ...(askedWork === 0 || askedPause === 0 || isNone ? ['Where it said 0, the usual value was taken.'] : []),
    ...((askedWork && askedWork !== work) || (askedPause && askedPause !== pause)
      ? [`Work and rest take from ${durationWords(leastMs)} to ${durationWords(mostMs)}.`]
      : []),
    ...(counted && counted.value > mostRounds ? [`It goes round ${mostRounds} times at most.`] : []),
  ];
  const lastMs = Math.min(minuteMs, Math.round(work / 5));
  return {
    act: {
      name: `Pomodoro ${minutesOf(work)}/${minutesOf(pause)}`,
      steps: [
        step(
          'work',
          layers(gradient(workLight, lighten(workLight, 0.42)), { ambient: gradient('#241808', '#120C04') }),
          work - lastMs,
          2000,
        ),
        step('last minute', breathing('#FFA24A', 6000, '#1A0E04'), lastMs, Math.min(3000, lastMs)),
        step(
          'break',
          layers(breathing(breakLight, 7000), {
            over: sparkle('#FFFFFF', '#000000', 900, 0.03),
            ambient: breathing(lighten(breakLight, 0.4), 7000),
          }),
          pause,
          2000,
        ),
      ],
      loopCount: rounds,
      ending: alert(breakLight),
    },
    understood: `pomodoro: ${durationWords(work)} of work, ${durationWords(pause)} of rest, ${timesWords(rounds)}`,
    ...(told.length > 0 && { told }),
    used: [
      ...placesOf(
        words,
        /^(?:pomodoros?|timer|work|break|rest|study|focus|minutes?|hours?|session|sessions|pauses?|breaks|studying|working)$/,
      ),
      ...(isNone ? placesOf(words, /^(?:times|rounds)$/) : []),
      ...placesIn([counted, ...numberSpans(words)]),
    ],
  };
}

function bounded(ms: number): number {
  return Math.min(Math.max(Math.round(ms), leastMs), mostMs);
}

function minutesOf(ms: number): number {
  return Math.round((ms / minuteMs) * 10) / 10;
}

/** “break for 15”, “15 break”: a number beside the break means minutes. */
function breakMs(words: readonly Word[]): number | undefined {
  const at = words.findIndex(({ text }) => /^(?:break|rest|pause)$/.test(text));
  if (at < 0) return undefined;
  for (const place of [at + 1, at + 2, at - 1]) {
    const number = numberAt(words, place);
    if (number) return number.value * minuteMs;
  }
  return undefined;
}

/** The colour of the work and that of the break: by what is named next, else in their order. */
function colorsOf(words: readonly Word[], colors: readonly NamedColor[]): (string | undefined)[] {
  const isBreak = ({ at, length }: NamedColor) =>
    words
      .slice(at + length, at + length + 4)
      .find(({ text }) => /^(?:work|focus|study|break|breaks|rest|pause|pauses)$/.test(text))
      ?.text.match(/break|rest|pause/) !== null;
  const pause = colors.find((color, index) => (index > 0 || colors.length === 1) && isBreak(color));
  const work = colors.find((color) => color !== pause);
  return [work?.value, pause?.value];
}
