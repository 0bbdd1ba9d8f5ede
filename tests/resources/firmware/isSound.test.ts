import { isSoundSuite } from './isSoundSuite';

isSoundSuite(0.04);
