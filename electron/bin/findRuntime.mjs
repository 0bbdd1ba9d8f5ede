import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The state of Electron's runtime, which is downloaded separately from its package: `installed`, `missing` (the right version
 * must be downloaded), or `no-package` (the package itself is not installed).
 *
 * @typedef {{ state: 'installed', path: string } | { state: 'missing' } | { state: 'no-package' }} Runtime
 */

/**
 * Looks for the runtime that matches the installed package, in the same places as the package itself.
 *
 * @param {string} packageFolder the folder of the Electron package
 * @param {Readonly<Record<string, string | undefined>>} env
 * @returns {Runtime}
 */
export function findRuntime(packageFolder, env) {
  if (!existsSync(join(packageFolder, 'install.js'))) return { state: 'no-package' };
  const name = read(join(packageFolder, 'path.txt'));
  const chosen = env['ELECTRON_OVERRIDE_DIST_PATH'];
  if (chosen) return runtimeAt(join(chosen, name ?? 'electron'));
  const version = read(join(packageFolder, 'dist/version'))?.replace(/^v/, '');
  if (!name || version !== versionOf(packageFolder)) return { state: 'missing' };
  return runtimeAt(join(packageFolder, 'dist', name));
}

/**
 * @param {string} path
 * @returns {Runtime}
 */
function runtimeAt(path) {
  return existsSync(path) ? { state: 'installed', path } : { state: 'missing' };
}

/** @param {string} packageFolder */
function versionOf(packageFolder) {
  /** @type {unknown} */
  const manifest = JSON.parse(readFileSync(join(packageFolder, 'package.json'), 'utf8'));
  return typeof manifest === 'object' && manifest && 'version' in manifest ? manifest.version : undefined;
}

/** @param {string} path */
function read(path) {
  return existsSync(path) ? readFileSync(path, 'utf8').trim() : undefined;
}
