import { sameLampSuite } from './sameLampSuite';

sameLampSuite(300);
