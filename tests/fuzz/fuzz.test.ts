import { thousandsOfCases } from './fuzzSuite';

thousandsOfCases();
