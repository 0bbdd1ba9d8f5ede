import { powerLossSuite } from './powerLossSuite';

powerLossSuite(1);
