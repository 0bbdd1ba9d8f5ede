import { chipLightSuite } from './chipLightSuite';

chipLightSuite({ programs: 40, framesEach: 8 });
