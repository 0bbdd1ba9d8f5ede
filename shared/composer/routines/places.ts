import type { Word } from '../words/readWords';

/** The places of the words that match, for telling what was understood. */
export function placesOf(words: readonly Word[], pattern: RegExp): number[] {
  return words.flatMap(({ text }, index) => (pattern.test(text) ? [index] : []));
}
