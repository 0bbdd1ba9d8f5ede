import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');
const sources = ['electron', 'renderer', 'shared', 'package.json', 'electron.vite.config.ts'];

/** Builds unless all these files below `out/` are there and newer than every source. Returns the first one's path. */
export function built(...files) {
  const paths = files.map((file) => join(root, 'out', file));
  const newestSource = newest(sources.map((name) => join(root, name)));
  if (!paths.every((path) => existsSync(path) && statSync(path).mtimeMs >= newestSource)) build();
  return paths[0];
}

function build() {
  const bin = join(root, 'node_modules/electron-vite/bin/electron-vite.js');
  if (!existsSync(bin)) fail('Lampwright is not installed yet. Run npm ci first.');
  const { status } = spawnSync(process.execPath, [bin, 'build', '--logLevel', 'warn'], {
    cwd: root,
    stdio: ['ignore', process.stderr, process.stderr],
  });
  if (status !== 0) fail('Lampwright could not be built; the reason stands above.');
}

function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}

function newest(paths) {
  let time = 0;
  for (const path of paths) {
    if (!existsSync(path)) continue;
    const stat = statSync(path);
    const inside = stat.isDirectory() ? newest(readdirSync(path).map((name) => join(path, name))) : 0;
    time = Math.max(time, stat.mtimeMs, inside);
  }
  return time;
}
