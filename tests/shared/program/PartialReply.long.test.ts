import { describe } from 'vitest';
import { partialPromises } from './partialPromises';

describe('parsePartial on many replies', () => {
  partialPromises(1);
});
