import { describe } from 'vitest';
import { calmPromises } from './calmPromises';

describe('what the composer makes', () => {
  calmPromises({ scene: 1, wish: 3 });
});
