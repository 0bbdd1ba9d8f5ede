// Writes the icons in resources/ from their drawings: `npm run icons`.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { iconFiles, resources } from './iconFiles';

for (const [name, bytes] of await iconFiles()) {
  const path = join(resources, name);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, bytes);
}
