import { bracketPromises } from './bracketPromises';

bracketPromises(1);
