import { twinSuite } from './twinSuite';

twinSuite({ programs: 1000, leastOfEach: 200, leastEndless: 100 });
