import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');
const sources = [
  'resources/examples',
  'electron',
  'renderer',
  'shared',
  'tests/bench',
  'package.json',
  'electron.vite.config.ts',
];

/**
 * Builds unless these files below `out/` are there and newer than every source.
 *
 * @param {string} file the one whose path is returned
 * @param {string[]} others
 */
export function buildIfStale(file, ...others) {
  const path = join(root, 'out', file);
  const paths = [path, ...others.map((other) => join(root, 'out', other))];
  const newestSource = newestChangeMs(sources.map((name) => join(root, name)));
  if (!paths.every((wanted) => existsSync(wanted) && statSync(wanted).mtimeMs >= newestSource)) build();
  return path;
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

/** @param {string} sentence */
function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}

/**
 * @param {string[]} paths
 * @returns {number}
 */
function newestChangeMs(paths) {
  let time = 0;
  for (const path of paths) {
    if (!existsSync(path)) continue;
    const stat = statSync(path);
    const inside = stat.isDirectory() ? newestChangeMs(readdirSync(path).map((name) => join(path, name))) : 0;
    time = Math.max(time, stat.mtimeMs, inside);
  }
  return time;
}
