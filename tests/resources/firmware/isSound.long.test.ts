import { isSoundSuite } from './isSoundSuite';

isSoundSuite(1);
