import { describeGifOf } from './gifOfSuite';

describeGifOf({ runs: 60, shares: [0.9, 0.5, 0.1, 0.03] });
