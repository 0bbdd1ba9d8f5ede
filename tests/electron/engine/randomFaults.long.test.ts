import { it } from 'vitest';
import { expectNoWishLost } from './expectNoWishLost';

it('loses no wish and leaves nothing open in 400 wishes with random faults', () => expectNoWishLost(400, 9));
