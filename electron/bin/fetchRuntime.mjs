import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { findRuntime } from './findRuntime.mjs';

/**
 * The result of a download: the runtime's path, or why it failed.
 *
 * @typedef {{ path: string } | { why: string }} Fetched
 */

/** The download is given up after this many checks in a row without progress. */
const maxIdleChecks = 60;

/**
 * Downloads Electron's runtime with the package's own installer, which verifies it. An unfinished download is removed.
 * Gives up when there is no more progress.
 *
 * @param {object} options
 * @param {string} options.packageFolder the folder of the Electron package
 * @param {NodeJS.ProcessEnv} options.env
 * @param {() => Promise<unknown>} [options.pause] waits between two checks of the progress
 * @param {AbortSignal} [options.signal] stops the download
 * @returns {Promise<Fetched>}
 */
export async function fetchRuntime({ packageFolder, env, pause = () => setTimeout(1000), signal }) {
  // The installer downloads into the temporary folder. With a folder of its own, progress can be measured and nothing is left.
  const folder = mkdtempSync(join(tmpdir(), 'lampwright-runtime-'));
  const dist = join(packageFolder, 'dist');
  try {
    const installer = spawn(process.execPath, [join(packageFolder, 'install.js')], {
      env: { ...env, TMPDIR: folder, TEMP: folder, TMP: folder },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    const why = await watch(installer, () => sizeOf(folder) + sizeOf(dist), pause, signal);
    const runtime = findRuntime(packageFolder, env);
    if (runtime.state === 'installed') return { path: runtime.path };
    rmSync(dist, { recursive: true, force: true });
    rmSync(join(packageFolder, 'path.txt'), { force: true });
    return { why };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Waits for the installer as long as it makes progress. Resolves to the reason in case it failed.
 *
 * @param {import('node:child_process').ChildProcessByStdio<null, null, import('node:stream').Readable>} installer
 * @param {() => number} size
 * @param {() => Promise<unknown>} pause
 * @param {AbortSignal | undefined} signal
 * @returns {Promise<string>}
 */
async function watch(installer, size, pause, signal) {
  let [errorOutput, why] = ['', ''];
  installer.stderr.setEncoding('utf8').on('data', (/** @type {string} */ text) => (errorOutput += text));
  const over = new Promise((resolve) => {
    installer.once('close', resolve);
    installer.once('error', resolve);
  }).then(() => true);
  /** @param {string} reason */
  const giveUp = (reason) => {
    why = reason;
    installer.kill('SIGKILL');
    return over;
  };
  const stop = () => void giveUp('it was stopped');
  signal?.addEventListener('abort', stop, { once: true });
  const nextCheck = () => pause().then(() => false);
  let [bytes, idleChecks] = [0, 0];
  while (!(await Promise.race([over, nextCheck()]))) {
    const now = size();
    idleChecks = now === bytes ? idleChecks + 1 : 0;
    bytes = now;
    if (idleChecks >= maxIdleChecks) await giveUp('the download made no more progress');
  }
  signal?.removeEventListener('abort', stop);
  return why || firstError(errorOutput) || 'its installer failed';
}

/**
 * The first error message among warnings and stack traces.
 *
 * @param {string} text
 */
function firstError(text) {
  return /^(?:\w*Error|Error \[\w+\]): (.{1,200})/m.exec(text)?.[1];
}

/**
 * @param {string} path
 * @returns {number}
 */
function sizeOf(path) {
  try {
    if (!existsSync(path)) return 0;
    const stat = statSync(path);
    if (!stat.isDirectory()) return stat.size;
    return readdirSync(path).reduce((sum, name) => sum + sizeOf(join(path, name)), 0);
  } catch {
    // It was removed in the meantime.
    return 0;
  }
}
