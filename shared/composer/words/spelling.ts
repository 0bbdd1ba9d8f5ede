import type { Word } from './readWords';

/** A word of a wish, perhaps as it was probably meant. */
export interface ReadWord extends Word {
  /** True where `text` is what the word was probably meant to be. */
  readonly isCorrected?: boolean;
}

/** The words of a vocabulary by length and by their first two letters, so that few are compared. */
export class Spelling {
  readonly #alike = new Map<string, string[]>();

  constructor(vocabulary: Iterable<string>) {
    // People seldom get the first letter wrong; where they do, it changes places with the second.
    for (const word of vocabulary)
      for (const letter of new Set([word.charAt(0), word.charAt(1)]))
        this.#add(`${letter}${word.length}`, word);
  }

  #add(key: string, word: string): void {
    const known = this.#alike.get(key);
    if (known) known.push(word);
    else this.#alike.set(key, [word]);
  }

  /** The word that was probably meant: one letter off from five letters on, two from nine on; none for short words. */
  correct(word: string): string | undefined {
    const allowed = word.length >= 9 ? 2 : word.length >= 5 ? 1 : 0;
    if (allowed === 0 || word.length > 24) return undefined;
    let best: string | undefined;
    let bestDistance = allowed + 1;
    for (let length = word.length - allowed; length <= word.length + allowed; length++) {
      for (const known of this.#alike.get(`${word.charAt(0)}${length}`) ?? []) {
        const distance = distanceWithin(word, known, Math.min(allowed, bestDistance - 1));
        if (distance < bestDistance && isLikelySlip(word, known)) [best, bestDistance] = [known, distance];
      }
    }
    return best;
  }
}

/** In a short word another consonant mostly makes another word: “peach” is not “peace”. */
function isLikelySlip(word: string, known: string): boolean {
  if (word.length > 6 || word.length !== known.length) return true;
  const at = Array.from(word).findIndex((letter, index) => letter !== known[index]);
  const isTurned = word[at] === known[at + 1] && word[at + 1] === known[at];
  return isTurned || (/[aeiouy]/.test(word[at] ?? '') && /[aeiouy]/.test(known[at] ?? ''));
}

/** Letters to change, drop, add or turn round to get from one word to the other; more than `most` is `most + 1`. */
function distanceWithin(from: string, to: string, most: number): number {
  if (Math.abs(from.length - to.length) > most) return most + 1;
  let [before, row]: [number[], number[]] = [[], Array.from({ length: to.length + 1 }, (_, index) => index)];
  for (let i = 1; i <= from.length; i++) {
    const next = [i];
    let least = i;
    for (let j = 1; j <= to.length; j++) {
      const isSame = from[i - 1] === to[j - 1];
      let cost = Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + (isSame ? 0 : 1));
      const isTurned = i > 1 && j > 1 && from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1];
      if (isTurned) cost = Math.min(cost, (before[j - 2] ?? 0) + 1);
      next.push(cost);
      least = Math.min(least, cost);
    }
    if (least > most) return most + 1;
    [before, row] = [row, next];
  }
  return row[to.length] ?? most + 1;
}
