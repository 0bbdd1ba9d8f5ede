import { memoryPromises } from './memoryPromises';

memoryPromises({ share: 1, exchanges: 1000 });
