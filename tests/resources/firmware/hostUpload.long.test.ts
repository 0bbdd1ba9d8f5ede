import { hostUploadSuite } from './hostUploadSuite';

hostUploadSuite(1);
