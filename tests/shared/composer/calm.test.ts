import { describe } from 'vitest';
import { calmPromises } from './calmPromises';

describe('what the composer makes', () => {
  calmPromises({ case: 41, made: 41 });
});
