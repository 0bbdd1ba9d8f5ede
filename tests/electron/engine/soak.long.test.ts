import { it } from 'vitest';
import { expectNoGrowth } from './expectNoGrowth';

it('uses no more memory or handles after 600 replies than after 150', () => expectNoGrowth(150, 600));
