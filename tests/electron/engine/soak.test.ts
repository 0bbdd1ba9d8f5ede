import { it } from 'vitest';
import { expectNoGrowth } from './Soak';

it('carries no more after 60 replies than after 30', () => expectNoGrowth(30, 60));
