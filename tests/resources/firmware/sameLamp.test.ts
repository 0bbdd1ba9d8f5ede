import { sameLampSuite } from './sameLampSuite';

sameLampSuite(15);
