import { describe } from 'vitest';
import { silencePromise } from './silencePromise';

describe('every repair of many is reported', () => {
  silencePromise(8000);
});
