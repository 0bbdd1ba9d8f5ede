import { describe } from 'vitest';
import { silencePromise } from './silencePromise';

describe('no mend of many is silent', () => {
  silencePromise(8000);
});
