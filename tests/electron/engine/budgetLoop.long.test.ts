import { describe, it } from 'vitest';
import { evening, expectWholeEvening } from './evening';

describe('an evening of sixty wishes', () => {
  it.each([0.85, 1, 1.15, 1.4])(
    'is answered by a server that counts %f tokens for each of ours',
    (tokenBias) => expectWholeEvening(tokenBias, evening.length),
  );
});
