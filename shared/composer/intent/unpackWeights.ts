/** The letters that numbers are packed in. */
export const letters =
  '!#%&()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[]^_abcdefghijklmnopqrstuvwxyz{|}~';
/** The letter of a weight of nothing; those behind it speak for an intent, those before it against it. */
export const middle = 44;
/** The smallest weight. The others are square numbers of it: small ones are told apart more finely than large ones. */
export const grain = 0.006;

/**
 * Weights by cue, from lines that begin with the number of letters a cue shares with the one before, go on with the rest
 * of the cue and end with a letter for each of `count` weights.
 */
export function unpackWeights(packed: string, count: number): Map<string, Float32Array> {
  const values = new Map(
    letters
      .split('')
      .map((letter, index) => [letter, Math.sign(index - middle) * (index - middle) ** 2 * grain]),
  );
  const weights = new Map<string, Float32Array>();
  let cue = '';
  for (const line of packed.split('\n')) {
    if (line === '') continue;
    cue = cue.slice(0, letters.indexOf(line[0] ?? '')) + line.slice(1, -count);
    weights.set(
      cue,
      Float32Array.from(line.slice(-count), (letter) => values.get(letter) ?? 0),
    );
  }
  return weights;
}
