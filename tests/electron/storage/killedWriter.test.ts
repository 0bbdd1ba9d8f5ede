import { it } from 'vitest';
import { expectNothingLost } from './expectNothingLost';

it('loses no acknowledged entry and always loads when the writer is killed ten times', () =>
  expectNothingLost(5, [11, 22]));
