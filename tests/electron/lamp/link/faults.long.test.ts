import { describeFaults } from './faultsSuite';

describeFaults(2000);
