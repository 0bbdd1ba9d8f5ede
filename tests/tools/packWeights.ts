import { smallestWeight, letters, zeroLetter } from '#shared/composer/intent/unpackWeights';

/**
 * Packs weights as `unpackWeights` reads them: sorted, each line the number of letters it shares with the line before,
 * the rest of the cue, and a letter for each weight.
 */
export function packWeights(weights: ReadonlyMap<string, Iterable<number>>): string {
  let before = '';
  const lines = [...weights].map(([cue, row]): [string, Iterable<number>] => [cue.replaceAll('`', "'"), row]);
  return lines
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([cue, row]) => {
      let shared = 0;
      while (shared < letters.length - 1 && shared < cue.length && cue[shared] === before[shared]) shared++;
      before = cue;
      return (letters[shared] ?? '') + cue.slice(shared) + Array.from(row, letterOf).join('');
    })
    .join('\n');
}

function letterOf(weight: number): string {
  const size = Math.min(Math.round(Math.sqrt(Math.abs(weight) / smallestWeight)), zeroLetter);
  return letters[zeroLetter + Math.sign(weight) * size] ?? '';
}
