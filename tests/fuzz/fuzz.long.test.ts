import { millionCases } from './fuzzSuite';

millionCases();
