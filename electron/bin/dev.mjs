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

// `npm run dev`: the window in a browser, changed in place when its code changes; the app behind it is built and started anew
// when its own does. The app is the one that `npm start` runs in a browser, and guards its socket as it does there.

const root = join(import.meta.dirname, '../..');
const folder = join(root, 'dist/dev');
const usualPort = 4790;
const { env } = process;

const end = new AbortController();
for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(name, () => end.abort());

/** Stays the same when the app is started anew, so that an open page finds it again. */
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
    // Vite's own socket, which tells the page what has changed.
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

/** Vite's server for the window's sources. */
function servePage() {
  return createServer({
    configFile: false,
    root: join(root, 'renderer'),
    cacheDir: join(folder, 'vite'),
    logLevel: 'warn',
    plugins: [react(), examplePictures(root)],
    server: {
      // Vite would end this process by itself at a signal, before the app has ended.
      middlewareMode: true,
      ws: { server },
      cors: false,
      // Not the whole repository: the data of the app is in it.
      fs: {
        allow: [
          ...['renderer', 'shared', 'dist/dev/vite'].map((name) => join(root, name)),
          realpathSync(join(root, 'node_modules')),
        ],
      },
    },
  });
}

/** Builds the app now and after each change of what it is made of, and starts it each time. */
async function watchApp() {
  // The window comes from Vite; the app serves none of its own here.
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

/** Takes the port that was asked for, or the usual one, or a free one if that is taken. */
async function listen() {
  const written = env['PORT'];
  if (written !== undefined && !(/^\d+$/.test(written) && Number(written) <= 65_535))
    throw new Error(`PORT is “${written}”; it must be a number from 0 to 65535.`);
  try {
    return await listenOn(Number(written ?? usualPort));
  } catch (error) {
    if (written !== undefined) throw error;
    return listenOn(0);
  }
}

/**
 * @param {number} port
 * @returns {Promise<number>}
 */
async function listenOn(port) {
  // This machine alone.
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return typeof address === 'object' && address ? address.port : port;
}
