import { contextPromises } from './contextPromises';

contextPromises({ share: 0.3, exchanges: 120 });
