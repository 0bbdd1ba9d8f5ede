import type { Word } from './readWords';

/** Where a clause begins, and the place behind its last word. */
export type Range = readonly [from: number, to: number];

/** The clauses of a wish: its words up to each comma, full stop or the like. */
export function clauseRanges(words: readonly Word[]): Range[] {
  const ranges: Range[] = [];
  let from = 0;
  for (const [at, { mark }] of words.entries()) {
    if (at < words.length - 1 && !/[,.;:!?()–—…]/.test(mark)) continue;
    ranges.push([from, at + 1]);
    from = at + 1;
  }
  return ranges;
}

export function clausesOf(words: readonly Word[]): Word[][] {
  return clauseRanges(words).map(([from, to]) => words.slice(from, to));
}
