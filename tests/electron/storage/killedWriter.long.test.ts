import { it } from 'vitest';
import { expectNothingLost } from './expectNothingLost';

it('loses no acknowledged entry and always loads when the writer is killed 60 times', () =>
  expectNothingLost(15, [11, 22, 33, 44]));
