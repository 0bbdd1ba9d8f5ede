import { describe } from 'vitest';
import { calmPromises } from './calmPromises';

describe('what the composer makes', () => {
  calmPromises({ case: 1, made: 3 });
});
