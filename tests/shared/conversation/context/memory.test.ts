import { memoryPromises } from './memoryPromises';

memoryPromises({ share: 0.1, exchanges: 90 });
