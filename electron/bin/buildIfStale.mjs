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
 * @returns {Promise<string>}
 */
export async function buildIfStale(file, ...others) {
  const path = join(root, 'out', file);
  const oldest = Math.min(...[file, ...others].map((name) => changedAt(join(root, 'out', name))));
  if (oldest === 0 || isAnyNewer(sources, root, oldest)) await build();
  return path;
}

async function build() {
  // Loaded only here: every command waits for this file.
  const { spawnSync } = await import('node:child_process');
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
 * When a file was last changed; 0 when it is not there.
 *
 * @param {string} path
 */
function changedAt(path) {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}

/**
 * True when one of these, or anything in them, was changed after this time. A folder changes when a file in it goes. It is
 * asked before every command about a thousand files: one question each, and paths put together by hand.
 *
 * @param {string[]} names
 * @param {string} folder
 * @param {number} time
 * @returns {boolean}
 */
function isAnyNewer(names, folder, time) {
  for (const name of names) {
    const path = `${folder}/${name}`;
    const stat = statSync(path, { throwIfNoEntry: false });
    if (!stat) continue;
    if (stat.mtimeMs > time) return true;
    if (stat.isDirectory() && isAnyNewer(readdirSync(path), path, time)) return true;
  }
  return false;
}
