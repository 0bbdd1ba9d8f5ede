import { hostLightSuite } from './hostLightSuite';

hostLightSuite(1);
