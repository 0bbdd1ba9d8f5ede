import { chipLightSuite } from './chipLightSuite';

// One start of the emulated chip: the other tests of it are long.
chipLightSuite({ programs: 2, framesEach: 3 });
