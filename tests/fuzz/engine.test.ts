import { describe, expect, it } from 'vitest';
import { fuzz } from './engine/fuzz';
import { FuzzFind } from './engine/FuzzFind';
import { oneByOne, type Target } from './engine/Target';
import { bytesOf, jsonTokens } from './engine/tokens';

const words = ['red', 'blue', 'sky'];

/** Breaks at three words, each of which it tells when it is there. */
const fragile: Target = {
  samples: [bytesOf('{"at":1}')],
  tokens: [...jsonTokens, ...words.map(bytesOf)],
  mostBytes: 60,
  tryAll: oneByOne((input) => {
    const text = Buffer.from(input).toString('latin1');
    const there = words.filter((word) => text.includes(word));
    if (there.length === 3) throw new Error('All three.');
    return there.join(' ');
  }),
};

async function findOf(target: Target, seed: number): Promise<FuzzFind> {
  const find = await fuzz(target, { seed, cases: 20_000 }).catch((error: unknown) => error);
  if (!(find instanceof FuzzFind)) throw new Error('Nothing was found.', { cause: find });
  return find;
}

describe('the fuzzer', () => {
  it('goes on from what was new, finds what needs three steps, and makes it as small as it can be', async () => {
    const { input, broken } = await findOf(fragile, 1);
    expect(Buffer.from(input).toString()).toHaveLength(words.join('').length);
    expect(broken).toContain('All three.');
  });

  it('makes an input smaller only as long as it breaks the same promise', async () => {
    const either: Target = {
      ...fragile,
      tryAll: oneByOne((input) => {
        if (Buffer.from(input).includes('red')) throw new Error(`There is red at ${input.length}.`);
        if (input.length < 5) throw new Error('It is short.');
        return 'fine';
      }),
      samples: [bytesOf('one reddish rose')],
    };
    const { input, broken } = await findOf(either, 1);
    expect(Buffer.from(input).toString()).toBe('red');
    expect(broken).toContain('There is red at 3.');
  });

  it('tells what broke though it does not break again', async () => {
    let tries = 0;
    const once: Target = {
      ...fragile,
      tryAll: oneByOne(() => {
        if (++tries === 500) throw new Error('The five hundredth.');
        return 'fine';
      }),
    };
    const { broken } = await findOf(once, 1);
    expect(broken).toMatch(/The five hundredth\.[^]*what came before it matters/);
  });

  it('makes the same cases from the same seed, and others from another', async () => {
    const [one, again, other] = [
      await findOf(fragile, 1),
      await findOf(fragile, 1),
      await findOf(fragile, 2),
    ];
    expect([again.at, again.input]).toEqual([one.at, one.input]);
    expect(other.at).not.toBe(one.at);
  });

  it('counts what it has done, and how it came out', async () => {
    const tally = await fuzz({ ...fragile, tryAll: oneByOne(() => 'fine') }, { seed: 1, cases: 1000 });
    expect(tally).toEqual({ cases: 1000, outcomes: new Map([['fine', 1000]]) });
  });

  it('takes a target that leaves cases out for broken', async () => {
    const lazy: Target = { ...fragile, tryAll: async () => [] };
    await expect(fuzz(lazy, { seed: 1, cases: 10 })).rejects.toThrow('has not tried every input');
  });
});
