import { setImmediate as nextTurn } from 'node:timers/promises';
import { Chance } from './Chance';
import { Corpus } from './Corpus';
import { FuzzFind } from './FuzzFind';
import { minimise } from './minimise';
import { mutate } from './mutate';
import type { Target } from './Target';

/** How long a target is tried, and with which cases. */
export interface FuzzOptions {
  readonly seed: number;
  readonly cases: number;
  /** Ends it sooner. */
  readonly isOver?: () => boolean;
}

/** What was done. */
export interface FuzzTally {
  readonly cases: number;
  /** How often each outcome came. */
  readonly outcomes: ReadonlyMap<string, number>;
}

/** So many cases are made at once: those who are tried by another process need not wait for each. */
const batchSize = 256;

/**
 * Tries a target with mutants of its samples, and with mutants of those that led to something new. The same seed makes the
 * same cases. Fails with a `FuzzFind` at the first case that breaks a promise.
 */
export async function fuzz(
  target: Target,
  { seed, cases, isOver = () => false }: FuzzOptions,
): Promise<FuzzTally> {
  const chance = new Chance(seed);
  const corpus = new Corpus(target.samples, chance);
  let done = 0;
  await tryBatch(target.samples);
  while (done < cases && !isOver()) {
    await tryBatch(Array.from({ length: Math.min(batchSize, cases - done) }, makeCase));
    // Whoever runs us wants to be heard, too.
    await nextTurn();
  }
  return { cases: done, outcomes: corpus.outcomes };

  function makeCase(): Uint8Array {
    return mutate(corpus.pick(), { chance, other: corpus.pick(), tokens: target.tokens }, target.mostBytes);
  }

  async function tryBatch(inputs: readonly Uint8Array[]): Promise<void> {
    const verdicts = await target.tryAll(inputs);
    for (const [index, input] of inputs.entries()) {
      const verdict = verdicts[index];
      if (!verdict) throw new Error('The target has not tried every input.');
      if ('broken' in verdict) throw await findOf(input, done + index, verdict.broken);
      corpus.note(input, verdict.outcome);
    }
    done += inputs.length;
  }

  async function findOf(input: Uint8Array, at: number, broken: string): Promise<FuzzFind> {
    const promise = promiseOf(broken);
    const isBrokenBy = async (smaller: Uint8Array) => {
      const again = await brokenBy(smaller);
      return again !== undefined && promiseOf(again) === promise;
    };
    if (!(await isBrokenBy(input))) {
      const alone = 'By itself it did not break this again: what came before it matters.';
      return new FuzzFind(input, seed, at, `${broken}\n${alone}`);
    }
    const smallest = await minimise(input, isBrokenBy);
    return new FuzzFind(smallest, seed, at, (await brokenBy(smallest)) ?? broken);
  }

  async function brokenBy(input: Uint8Array): Promise<string | undefined> {
    const [verdict] = await target.tryAll([input]);
    return verdict && 'broken' in verdict ? verdict.broken : undefined;
  }
}

/** Which promise it is that was broken: what is said first, whatever the input's own words and numbers in it. */
function promiseOf(broken: string): string {
  return (broken.split('\n')[0] ?? '').replaceAll(/“[^”]*”|\d+/g, '…');
}
