import { it } from 'vitest';
import { expectNoGrowth } from './Soak';

it(
  'uses no more memory or handles after 600 replies than after 150',
  () => expectNoGrowth(150, 600),
  900_000,
);
