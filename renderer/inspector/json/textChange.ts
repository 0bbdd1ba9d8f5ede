/** A replacement that turns one text into another. */
export interface TextChange {
  readonly from: number;
  readonly to: number;
  readonly insert: string;
}

/**
 * The smallest single replacement, so that the rest keeps its folds and the cursor. Undefined if the texts are equal.
 */
export function textChange(before: string, after: string): TextChange | undefined {
  if (before === after) return undefined;
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) start++;
  let tail = 0;
  while (tail < shorter - start && before.at(-1 - tail) === after.at(-1 - tail)) tail++;
  return { from: start, to: before.length - tail, insert: after.slice(start, after.length - tail) };
}
