import { describe, it } from 'vitest';
import { promptTokens } from '../../bench/engineBench';
import { countedFirstLight } from '../../bench/firstLightBench';
import { expectMet } from './expectMet';

describe('the engine’s figures', () => {
  it.each([
    [
      'the first step of every reply is announced in the first third of the writing',
      () => countedFirstLight(),
    ],
    ['sixty turns by reference read little of the prompt anew', () => promptTokens()],
  ])('%s', async (_, measure) => expectMet(await measure()));
});
