import { it } from 'vitest';
import { expectNoGrowth } from './expectNoGrowth';

it('uses no more memory or handles after 60 replies than after 30', () => expectNoGrowth(30, 60));
