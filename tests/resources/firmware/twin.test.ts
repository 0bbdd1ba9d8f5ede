import { twinSuite } from './twinSuite';

twinSuite({ programs: 40, leastOfEach: 1, leastEndless: 1 });
