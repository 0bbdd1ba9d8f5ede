import { memoryPromises } from './memoryPromises';

memoryPromises({ share: 0.2, exchanges: 120 });
