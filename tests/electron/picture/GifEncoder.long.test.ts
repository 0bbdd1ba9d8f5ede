import { describeGifEncoder } from './GifEncoderSuite';

describeGifEncoder({ runs: 300, counts: [2, 3, 4, 8, 200, 256] });
