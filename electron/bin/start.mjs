import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildIfStale } from './buildIfStale.mjs';
import { canReach, runtimeSource } from './canReach.mjs';
import { chooseHost } from './chooseHost.mjs';
import { fetchRuntime } from './fetchRuntime.mjs';
import { findRuntime } from './findRuntime.mjs';
import { runDesktop } from './runDesktop.mjs';

// `npm start`: opens the desktop window. If that is not possible, says why and serves the same window to a browser.

const root = join(import.meta.dirname, '../..');
const electronFolder = join(root, 'node_modules/electron');
const { env, platform } = process;
const reachLimitMs = 3000;

const main = await buildIfStale(
  'main/main.js',
  'main/serve.js',
  'main/lampProcess.js',
  'preload/preload.cjs',
  'renderer/index.html',
);
const choice = chooseHost({ env, platform, userId: process.getuid?.() });
const ended = choice.host === 'browser' ? choice : await openDesktop();
if ('code' in ended) process.exitCode = ended.code;
else {
  const why = ended.why?.replace(/\.$/, '');
  if (why) console.log(`The desktop window cannot be opened: ${why}. The browser shows it instead.`);
  await import(pathToFileURL(join(dirname(main), 'serve.js')).href);
}

/** @returns {Promise<import('./runDesktop.mjs').Ended>} */
async function openDesktop() {
  const stopping = new AbortController();
  const stop = () => stopping.abort();
  const signals = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);
  for (const signal of signals) process.on(signal, stop);
  try {
    const runtime = await getRuntime(stopping.signal);
    if (stopping.signal.aborted) return { code: 1 };
    if ('why' in runtime) return runtime;
    const complain = (/** @type {string} */ text) => void process.stderr.write(text);
    const say = (/** @type {string} */ line) => console.log(line);
    return await runDesktop({
      path: runtime.path,
      args: [root],
      env,
      say,
      complain,
      signal: stopping.signal,
    });
  } finally {
    for (const signal of signals) process.off(signal, stop);
  }
}

/**
 * @param {AbortSignal} signal
 * @returns {Promise<import('./fetchRuntime.mjs').Fetched>}
 */
async function getRuntime(signal) {
  const runtime = findRuntime(electronFolder, env);
  if (runtime.state === 'installed') return runtime;
  if (runtime.state === 'no-package') return { why: 'Electron is not installed; npm ci installs it' };
  if (env['ELECTRON_SKIP_BINARY_DOWNLOAD'])
    return { why: 'its runtime is missing, and ELECTRON_SKIP_BINARY_DOWNLOAD forbids the download' };
  const source = runtimeSource(env);
  if (!(await canReach(source, reachLimitMs)))
    return { why: `its runtime is missing, and ${source.hostname} cannot be reached to download it` };
  console.log('Downloading the desktop runtime (about 120 MB, once)…');
  const fetched = await fetchRuntime({ packageFolder: electronFolder, env, signal });
  return 'path' in fetched ? fetched : { why: `its runtime could not be downloaded: ${fetched.why}` };
}
