import { hostFuzzSuite } from './hostFuzzSuite';

hostFuzzSuite(1500);
