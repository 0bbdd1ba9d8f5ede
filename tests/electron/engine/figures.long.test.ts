import { describe, it } from 'vitest';
import { promptTokens } from '../../bench/engineBench';
import { countedFirstLight } from '../../bench/firstLightBench';
import { expectMet } from './expectMet';

describe('the engine’s figures', () => {
  it.each([
    [
      'the first step of every reply is reported in the first third of the writing time',
      () => countedFirstLight(),
    ],
    ['sixty turns by reference re-read little of the prompt', () => promptTokens()],
  ])('%s', async (_, measure) => expectMet(await measure()));
});
