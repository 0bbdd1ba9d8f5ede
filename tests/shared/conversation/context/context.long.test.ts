import { contextPromises } from './contextPromises';

contextPromises({ share: 1, exchanges: 1000 });
