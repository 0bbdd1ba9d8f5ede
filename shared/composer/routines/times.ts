import { limits } from '../../program/limits';
import { countAt, numberAt, phraseAt, timeAt, unitMs, type Read } from '../words/numbers';
import type { Word } from '../words/readWords';

/** A program lasts a day at most. */
export const longestMs = limits.passMs;
export const longestTold = 'A program lasts 24 hours at most.';
export const mostTimesTold = `A program goes round ${limits.loopCount} times at most.`;

/** Something read, and where it stands. */
export interface Span extends Read<number> {
  readonly at: number;
  /** True where more was asked than there can be. */
  readonly isCut?: boolean;
}

/** All times a wish names, in its order. */
export function timesIn(words: readonly Word[]): number[] {
  return timeSpans(words).map(({ value }) => value);
}

/** All times a wish names and where they stand. */
export function timeSpans(words: readonly Word[]): readonly Span[] {
  const before = readTimes.get(words);
  if (before) return before;
  const times = spansOf(words, (at) => {
    const time = isDecade(words, at)
      ? undefined
      : (halvedTimeAt(words, at) ?? withRest(words, at, timeAt(words, at)));
    return time && { ...time, value: Math.min(time.value, longestMs), isCut: time.value > longestMs };
  });
  readTimes.set(words, times);
  return times;
}

/** Every routine asks a wish for its times. */
const readTimes = new WeakMap<readonly Word[], readonly Span[]>();

/** The places of words that were read. */
export function placesIn(spans: readonly (Omit<Span, 'value'> | undefined)[]): number[] {
  return spans.flatMap((span) =>
    span ? Array.from({ length: span.length }, (_, index) => span.at + index) : [],
  );
}

function spansOf(words: readonly Word[], read: (at: number) => Omit<Span, 'at'> | undefined): Span[] {
  const spans: Span[] = [];
  for (let at = 0; at < words.length;) {
    const found = read(at);
    if (found) spans.push({ ...found, at });
    at += found?.length ?? 1;
  }
  return spans;
}

/** “4 min 30”, “1 h 30”: what stands behind is of the next smaller unit. */
function withRest(
  words: readonly Word[],
  at: number,
  time: Read<number> | undefined,
): Read<number> | undefined {
  const next = at + (time?.length ?? 0);
  const unit = unitMs.get(words[next - 1]?.text ?? '') ?? 0;
  const { text = '' } = words[next] ?? {};
  if (!time || unit < 60_000 || words[next - 1]?.mark !== '' || !/^[1-5]?\d$/.test(text)) return time;
  if (words[next + 1] !== undefined && words[next]?.mark === '') return time;
  return { value: time.value + (Number(text) * unit) / 60, length: time.length + 1 };
}

/** “six and a half minutes”, “an hour and a quarter”. */
function halvedTimeAt(words: readonly Word[], at: number): Read<number> | undefined {
  const number = numberAt(words, at);
  const next = at + (number?.length ?? 0);
  const unit = unitMs.get(words[next + 3]?.text ?? '');
  if (number && number.value >= 0 && unit !== undefined && phraseAt(words, next, 'and a half'))
    return { value: Math.round((number.value + 0.5) * unit), length: number.length + 4 };
  const time = timeAt(words, at);
  return time && phraseAt(words, at + time.length, 'and a quarter')
    ? { value: time.value + 900_000, length: time.length + 3 }
    : undefined;
}

/** “the 70s”, “an 80s game” are no seconds. */
function isDecade(words: readonly Word[], at: number): boolean {
  const isRound = /^[2-9]0$/.test(words[at]?.text ?? '') && words[at + 1]?.text === 's';
  return (
    isRound &&
    (words[at - 1]?.text === 'the' ||
      /^(?:games?|music|style|party|disco|vibes?|neon|arcade|movies?|film|tv|pop|rock|retro|synth\w*|look|feel|club|dance|sunset)$/.test(
        words[at + 2]?.text ?? '',
      ))
  );
}

/** All numbers a wish names. */
export function numbersIn(words: readonly Word[]): number[] {
  return numberSpans(words).map(({ value }) => value);
}

export function numberSpans(words: readonly Word[]): Span[] {
  return spansOf(words, (at) => numberAt(words, at));
}

/** How often, if the wish says so. */
export function countSpan(words: readonly Word[]): Span | undefined {
  return spansOf(words, (at) =>
    /^(?:always|endless|infinite)$/.test(words[at]?.text ?? '')
      ? undefined
      : (countAt(words, at) ?? tooOftenAt(words, at)),
  )[0];
}

/** “100000 times”: more than there can be. */
function tooOftenAt(words: readonly Word[], at: number): Omit<Span, 'at'> | undefined {
  const number = numberAt(words, at);
  const isTimes = /^(?:times|rounds|loops|cycles)$/.test(words[at + (number?.length ?? 0)]?.text ?? '');
  if (!number || !isTimes || number.value <= limits.loopCount) return undefined;
  return { value: limits.loopCount, length: number.length + 1, isCut: true };
}
