import { describe, expect, it } from 'vitest';
import { promptTokens, smallChanges } from '../../bench/engineBench';
import { countedFirstLight } from '../../bench/firstLightBench';
import { expectMet } from './expectMet';

// Counted in tokens, not in seconds: the same on every machine.
describe('the engine’s figures', () => {
  it.each([
    [
      'the first step of ten replies is reported in the first third of the writing time',
      () => countedFirstLight(10),
    ],
    ['small changes by reference are short', smallChanges],
  ])('%s', async (_, measure) => expectMet(await measure()));

  it('fifteen turns by reference re-read less of the prompt', async () => {
    // In a short conversation the system prompt weighs more; the official figure is for sixty turns.
    const { ratio } = await promptTokens(15);
    expect(ratio).toBeLessThan(0.65);
  });
});
