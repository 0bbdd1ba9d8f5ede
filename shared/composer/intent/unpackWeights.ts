/** The letters that numbers are packed in. */
export const letters =
  '!#%&()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[]^_abcdefghijklmnopqrstuvwxyz{|}~';
/** The letter of a weight of nothing; those behind it speak for an intent, those before it against it. */
export const zeroLetter = 44;
/** The smallest weight. The others are square numbers of it: small ones are told apart more finely than large ones. */
export const smallestWeight = 0.006;

/** The weights of each cue, for and against the intents. */
export interface Weights {
  get(cue: string): Float32Array | undefined;
}

/**
 * Weights by cue, from lines that begin with the number of letters a cue shares with the one before, go on with the rest
 * of the cue and end with a letter for each of `count` weights. A wish asks for some dozens of them: only those are read.
 */
export function unpackWeights(packed: string, count: number): Weights {
  const places = new Map<string, number>();
  let cue = '';
  for (let from = 0; from < packed.length;) {
    const lineEnd = packed.indexOf('\n', from);
    const end = lineEnd < 0 ? packed.length : lineEnd;
    if (end > from) {
      cue = cue.slice(0, letters.indexOf(packed.charAt(from))) + packed.slice(from + 1, end - count);
      places.set(cue, end - count);
    }
    from = end + 1;
  }
  return {
    get: (asked) => {
      const at = places.get(asked);
      return at === undefined ? undefined : Float32Array.from(packed.slice(at, at + count), weightOf);
    },
  };
}

function weightOf(letter: string): number {
  const steps = letters.indexOf(letter) - zeroLetter;
  return Math.sign(steps) * steps ** 2 * smallestWeight;
}
