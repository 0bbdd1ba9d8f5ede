import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { findRuntime } from './findRuntime.mjs';

/**
 * How fetching ended.
 *
 * @typedef {{ path: string } | { why: string }} Fetched
 */

/** So many looks in a row may find that nothing has come. */
const maxIdleChecks = 60;

/**
 * Fetches Electron's runtime with the package's own installer, which checks what has come. What was not finished is
 * removed. Gives up when nothing comes any more.
 *
 * @param {object} options
 * @param {string} options.packageFolder Electron's own
 * @param {NodeJS.ProcessEnv} options.env
 * @param {() => Promise<unknown>} [options.pause] between two looks at what has come
 * @param {AbortSignal} [options.signal] gives up
 * @returns {Promise<Fetched>}
 */
export async function fetchRuntime({ packageFolder, env, pause = () => setTimeout(1000), signal }) {
  // The installer downloads into the folder for temporary files: in one of its own, growth can be seen and nothing stays.
  const folder = mkdtempSync(join(tmpdir(), 'lampwright-runtime-'));
  const dist = join(packageFolder, 'dist');
  try {
    const installer = spawn(process.execPath, [join(packageFolder, 'install.js')], {
      env: { ...env, TMPDIR: folder, TEMP: folder, TMP: folder },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    const why = await watch(installer, () => sizeOf(folder) + sizeOf(dist), pause, signal);
    const runtime = findRuntime(packageFolder, env);
    if (runtime.is === 'there') return { path: runtime.path };
    rmSync(dist, { recursive: true, force: true });
    rmSync(join(packageFolder, 'path.txt'), { force: true });
    return { why };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Waits for the installer as long as something comes. Resolves to what went wrong, if anything did.
 *
 * @param {import('node:child_process').ChildProcessByStdio<null, null, import('node:stream').Readable>} installer
 * @param {() => number} size
 * @param {() => Promise<unknown>} pause
 * @param {AbortSignal | undefined} signal
 * @returns {Promise<string>}
 */
async function watch(installer, size, pause, signal) {
  let [complaint, why] = ['', ''];
  installer.stderr.setEncoding('utf8').on('data', (/** @type {string} */ text) => (complaint += text));
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
  const lookAgain = () => pause().then(() => false);
  let [bytes, still] = [0, 0];
  while (!(await Promise.race([over, lookAgain()]))) {
    const now = size();
    still = now === bytes ? still + 1 : 0;
    bytes = now;
    if (still >= maxIdleChecks) await giveUp('nothing came any more');
  }
  signal?.removeEventListener('abort', stop);
  return why || firstError(complaint) || 'its installer failed';
}

/**
 * The line that says what went wrong, among warnings and traces.
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
    // It went away while it was looked at.
    return 0;
  }
}
