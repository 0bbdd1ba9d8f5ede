import { hostRequestsSuite } from './hostRequestsSuite';

hostRequestsSuite(0.08);
