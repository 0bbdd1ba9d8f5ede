import { writeFileSync } from 'node:fs';
import { goldenFile, paintedFrames } from './goldenFrames';

// `npm run golden`: takes what the player paints now for right. Look at `npm run sheets` first.
writeFileSync(goldenFile, paintedFrames());
