import { hostUploadSuite } from './hostUploadSuite';

hostUploadSuite(0.08);
