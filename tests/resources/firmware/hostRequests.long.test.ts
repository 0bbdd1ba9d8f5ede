import { hostRequestsSuite } from './hostRequestsSuite';

hostRequestsSuite(1);
