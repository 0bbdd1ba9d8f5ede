import { describeFaults } from './faultsSuite';

describeFaults(150);
