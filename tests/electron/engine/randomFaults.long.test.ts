import { it } from 'vitest';
import { expectNoWishLost } from './Ordeal';

it(
  'loses no wish and leaves nothing open in 400 wishes with whatever can go wrong',
  () => expectNoWishLost(400, 9),
  900_000,
);
