import { hostLightSuite } from './hostLightSuite';

hostLightSuite(0.08);
