import { it } from 'vitest';
import { expectNothingLost } from './KilledWriter';

it(
  'loses no acknowledged entry and always loads when the writer is killed 100 times',
  () => expectNothingLost(25, [11, 22, 33, 44]),
  900_000,
);
