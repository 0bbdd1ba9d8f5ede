import { describe } from 'vitest';
import { calmPromises } from './calmPromises';

describe('what the composer makes', () => {
  calmPromises({ scene: 41, wish: 41 });
});
