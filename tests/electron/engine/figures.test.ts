import { describe, expect, it } from 'vitest';
import { promptTokens, smallChanges } from '../../bench/engineBench';
import { isMet } from '../../bench/Figure';
import { countedFirstLight } from '../../bench/firstLightBench';

// Counted in tokens, not in seconds: the same on every machine.
describe('the engine’s figures', () => {
  it.each([
    ['the first step is announced in the first third of the writing', countedFirstLight],
    ['sixty turns by reference read little of the prompt anew', promptTokens],
    ['small changes by reference are short', smallChanges],
  ])('%s', async (_, measure) => {
    const figure = await measure();
    expect(isMet(figure), `${figure.what}: ${figure.ratio.toFixed(3)}`).toBe(true);
  });
});
