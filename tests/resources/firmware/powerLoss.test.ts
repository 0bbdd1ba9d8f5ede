import { powerLossSuite } from './powerLossSuite';

powerLossSuite(29);
