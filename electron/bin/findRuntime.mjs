import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * How it stands with Electron's runtime, which does not come with its package: it is there, it has to be fetched, or the
 * package itself is missing.
 *
 * @typedef {{ is: 'there', path: string } | { is: 'wanted' } | { is: 'absent' }} Runtime
 */

/**
 * Looks for the runtime of the version that is installed, as the package itself does.
 *
 * @param {string} packageFolder Electron's own
 * @param {Readonly<Record<string, string | undefined>>} env
 * @returns {Runtime}
 */
export function findRuntime(packageFolder, env) {
  if (!existsSync(join(packageFolder, 'install.js'))) return { is: 'absent' };
  const name = read(join(packageFolder, 'path.txt'));
  const chosen = env['ELECTRON_OVERRIDE_DIST_PATH'];
  if (chosen) return runtimeAt(join(chosen, name ?? 'electron'));
  const version = read(join(packageFolder, 'dist/version'))?.replace(/^v/, '');
  if (!name || version !== versionOf(packageFolder)) return { is: 'wanted' };
  return runtimeAt(join(packageFolder, 'dist', name));
}

/**
 * @param {string} path
 * @returns {Runtime}
 */
function runtimeAt(path) {
  return existsSync(path) ? { is: 'there', path } : { is: 'wanted' };
}

/** @param {string} packageFolder */
function versionOf(packageFolder) {
  /** @type {unknown} */
  const described = JSON.parse(readFileSync(join(packageFolder, 'package.json'), 'utf8'));
  return typeof described === 'object' && described && 'version' in described ? described.version : undefined;
}

/** @param {string} path */
function read(path) {
  return existsSync(path) ? readFileSync(path, 'utf8').trim() : undefined;
}
