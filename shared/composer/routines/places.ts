import type { Word } from '../words/readWords';

/** The places of the words that match, for telling what was understood. */
export function placesOf(words: readonly Word[], pattern: RegExp): number[] {
  return words.flatMap(({ text }, index) => (pattern.test(text) ? [index] : []));
}

/** How often, for people; 0 is for ever. */
export function timesWords(count: number): string {
  return count === 0 ? 'for ever' : count === 1 ? 'once' : `${count} times`;
}
