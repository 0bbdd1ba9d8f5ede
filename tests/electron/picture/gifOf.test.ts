import { describeGifOf } from './gifOfSuite';

describeGifOf({ runs: 8, shares: [0.1] });
