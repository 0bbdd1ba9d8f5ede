import { it } from 'vitest';
import { expectNoGrowth } from './Soak';

it(
  'uses no more memory or handles after 1000 replies than after 200',
  () => expectNoGrowth(200, 1000),
  900_000,
);
