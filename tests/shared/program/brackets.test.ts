import { bracketPromises } from './bracketPromises';

bracketPromises(7);
