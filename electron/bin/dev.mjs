import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, readFileSync, realpathSync } from 'node:fs';
import { createServer as createHttpServer } from 'node:http';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build, createServer } from 'vite';
import { examplePictures } from '../../resources/examples/examplePictures.mjs';
import { AppProcess } from './AppProcess.mjs';
import { passSocket } from './passSocket.mjs';

// `npm run dev`: the window in a browser, with hot reload. When the app's own code changes, it is rebuilt and restarted.
// It is the same app that `npm start` runs for a browser, and its socket is guarded in the same way.

const root = join(import.meta.dirname, '../..');
const folder = join(root, 'dist/dev');
const defaultPort = 4790;
const { env } = process;

const end = new AbortController();
for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(name, () => end.abort());

/** Stays the same when the app restarts, so that an open page can reconnect. */
const token = randomBytes(32).toString('base64url');
const app = new AppProcess({
  entry: join(folder, 'main/serve.js'),
  env: { ...env, LAMPWRIGHT_DATA: env['LAMPWRIGHT_DATA'] || join(folder, 'data') },
  say: (line) => console.log(line),
});
const server = createHttpServer();
try {
  const port = await listen();
  const page = await servePage();
  server.on('request', page.middlewares);
  server.on('upgrade', (request, socket, head) => {
    // Vite's own socket for hot reload.
    if (request.headers['sec-websocket-protocol']?.startsWith('vite-')) return;
    passSocket(request, socket, head, { page: { port, token }, app: app.place });
  });
  const watcher = await watchApp();
  const isOver = once(end.signal, 'abort');
  await Promise.race([app.ready, isOver]);
  if (!end.signal.aborted)
    console.log(`Lampwright is at http://127.0.0.1:${port}/#${token} (Ctrl-C ends it).`);
  if (!end.signal.aborted) await isOver;
  await Promise.all([app.end(), watcher.close(), page.close()]);
} catch (error) {
  await app.end();
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  server.close();
  server.closeAllConnections();
}

/** Starts Vite's server for the window's sources. */
function servePage() {
  return createServer({
    configFile: false,
    root: join(root, 'renderer'),
    cacheDir: join(folder, 'vite'),
    logLevel: 'warn',
    plugins: [react(), examplePictures(root)],
    server: {
      // Otherwise Vite would end this process at a signal, before the app has ended.
      middlewareMode: true,
      ws: { server },
      cors: false,
      // Not the whole repository, since it contains the app's data.
      fs: {
        allow: [
          ...['renderer', 'shared', 'dist/dev/vite'].map((name) => join(root, name)),
          realpathSync(join(root, 'node_modules')),
        ],
      },
    },
  });
}

/** Builds the app now and after each change of its sources, and restarts it each time. */
async function watchApp() {
  // The app requires this folder. It stays empty, since the window comes from Vite.
  mkdirSync(join(folder, 'renderer'), { recursive: true });
  const watcher = await build({
    configFile: false,
    root,
    logLevel: 'warn',
    ssr: { noExternal: true, external: unbundled() },
    build: {
      ssr: true,
      watch: {},
      outDir: join(folder, 'main'),
      emptyOutDir: true,
      target: 'node20',
      rollupOptions: {
        input: {
          serve: join(root, 'electron/serve.ts'),
          lampProcess: join(root, 'electron/lamp/process/lampProcess.ts'),
        },
        output: { format: 'es', entryFileNames: '[name].js' },
      },
    },
  });
  if (!('close' in watcher)) throw new Error('Vite does not watch the app.');
  watcher.on('event', async (event) => {
    if (event.code === 'BUNDLE_END') {
      await event.result.close();
      await app.restart();
    } else if (event.code === 'ERROR') {
      console.error(event.error.message);
      await event.result.close();
    }
  });
  return watcher;
}

/** The packages that stay outside the bundle, as in the real build. */
function unbundled() {
  /** @type {unknown} */
  const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const isKnown = typeof manifest === 'object' && manifest !== null && 'dependencies' in manifest;
  return Object.keys((isKnown && manifest.dependencies) || {});
}

/** Listens on PORT, if set. Otherwise on the default port, or on a free one if that is taken. */
async function listen() {
  const text = env['PORT'];
  if (text !== undefined && !(/^\d+$/.test(text) && Number(text) <= 65_535))
    throw new Error(`PORT is “${text}”; it must be a number from 0 to 65535.`);
  try {
    return await listenOn(Number(text ?? defaultPort));
  } catch (error) {
    if (text !== undefined) throw error;
    return listenOn(0);
  }
}

/**
 * @param {number} port
 * @returns {Promise<number>}
 */
async function listenOn(port) {
  // Only reachable from this machine.
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return typeof address === 'object' && address ? address.port : port;
}
