import { describe } from 'vitest';
import { calmPromises } from './calmPromises';

describe('all that the composer makes', () => {
  calmPromises(1);
});
