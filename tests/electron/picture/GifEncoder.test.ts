import { describeGifEncoder } from './GifEncoderSuite';

describeGifEncoder({ runs: 40, counts: [3, 256] });
