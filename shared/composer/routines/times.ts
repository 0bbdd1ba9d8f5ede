import { countAt, numberAt, phraseAt, timeAt, type Read } from '../words/numbers';
import type { Word } from '../words/readWords';

/** A program lasts a day at most, and something may stand around a time. */
export const longestMs = 86_000_000;

/** All times a wish names, in its order. */
export function timesIn(words: readonly Word[]): number[] {
  const times: number[] = [];
  for (let at = 0; at < words.length;) {
    const time = isDecade(words, at) ? undefined : (halvedTimeAt(words, at) ?? timeAt(words, at));
    if (time) times.push(Math.min(time.value, longestMs));
    at += time?.length ?? 1;
  }
  return times;
}

const unitMs: Readonly<Record<string, number>> = {
  second: 1000,
  seconds: 1000,
  minute: 60_000,
  minutes: 60_000,
  hour: 3_600_000,
  hours: 3_600_000,
};

/** “six and a half minutes”, “an hour and a quarter”. */
function halvedTimeAt(words: readonly Word[], at: number): Read<number> | undefined {
  const number = numberAt(words, at);
  const next = at + (number?.length ?? 0);
  const unit = unitMs[words[next + 3]?.text ?? ''];
  if (number && unit !== undefined && phraseAt(words, next, 'and a half'))
    return { value: Math.round((number.value + 0.5) * unit), length: number.length + 4 };
  const time = timeAt(words, at);
  return time && phraseAt(words, at + time.length, 'and a quarter')
    ? { value: time.value + 900_000, length: time.length + 3 }
    : undefined;
}

/** “the 70s” are no seconds. */
function isDecade(words: readonly Word[], at: number): boolean {
  return /^\d0$/.test(words[at]?.text ?? '')
    ? words[at + 1]?.text === 's' && words[at - 1]?.text === 'the'
    : /^\d0s$/.test(words[at]?.text ?? '') && words[at - 1]?.text === 'the';
}

/** All numbers a wish names. */
export function numbersIn(words: readonly Word[]): number[] {
  return words.flatMap((_, at) => numberAt(words, at)?.value ?? []);
}

/** How often, if the wish says so. */
export function countIn(words: readonly Word[]): number | undefined {
  for (let at = 0; at < words.length; at++) {
    const count = countAt(words, at);
    if (
      count &&
      words[at]?.text !== 'always' &&
      words[at]?.text !== 'endless' &&
      words[at]?.text !== 'infinite'
    )
      return count.value;
  }
  return undefined;
}
