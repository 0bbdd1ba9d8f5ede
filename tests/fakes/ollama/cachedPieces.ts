/** The sliding window of Gemma 3: a prefix that fits into it is lost once more was read after it. */
const windowTokens = 1024;
const largeBatch = 2048;
/** With a large batch, prefixes longer than this are found in the cache again. */
const frozenTokens = 1100;
/** With a smaller batch, a changed tail longer than this costs the whole prompt. */
const shortTail = 512;

/**
 * How many pieces of a prompt need not be read again after the model has read and written `past`. The last piece of
 * a prompt is always read. `tokensPerPiece` converts pieces to tokens.
 */
export function cachedPieces(
  past: readonly string[],
  prompt: readonly string[],
  numBatch: number,
  tokensPerPiece: number,
): number {
  let common = 0;
  while (common < past.length && common < prompt.length && past[common] === prompt[common]) common += 1;
  const isAppended = common === past.length;
  const isReused = isAppended || isChangeCheap(common * tokensPerPiece);
  return isReused ? Math.min(common, prompt.length - 1) : 0;

  function isChangeCheap(prefix: number): boolean {
    if (numBatch >= largeBatch) return prefix > frozenTokens;
    const tail = (Math.max(past.length, prompt.length) - common) * tokensPerPiece;
    return prefix > windowTokens && tail <= shortTail;
  }
}
