import { hostFuzzSuite } from './hostFuzzSuite';

hostFuzzSuite(60);
