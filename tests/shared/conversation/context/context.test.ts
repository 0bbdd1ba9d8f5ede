import { contextPromises } from './contextPromises';

contextPromises({ share: 0.15, exchanges: 90 });
