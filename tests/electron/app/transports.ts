import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { runInThisContext } from 'node:vm';
import { build } from 'vite';
import { WebSocket } from 'ws';
import type { DesktopBridge } from '#shared/api/DesktopBridge';
import { createApiClient, type ApiClient } from '#shared/api/ApiClient';
import type { App } from '../../../electron/app/App';
import { ApiSocketServer } from '../../../electron/browser/ApiSocketServer';
import { startPageServer } from '../../../electron/browser/startPageServer';
import { realClock } from '../../../electron/clock/Clock';
import { createIpcHost } from '../../../electron/window/createIpcHost';
import { pageAddress } from '../../../electron/window/pageAddress';
import { bridgeTransport } from '../../../renderer/api/bridgeTransport';
import { pageClock } from '../../../renderer/api/PageClock';
import { webSocketOpener } from '../../../renderer/api/Socket';
import { socketTransport } from '../../../renderer/api/socketTransport';
import { FakeElectron } from '../../fakes/electron/FakeElectron';
import type { FakeFrame } from '../../fakes/electron/FakeFrame';
import { FakeWebContents } from '../../fakes/electron/FakeWebContents';
import { directClient } from './openTestApp';

/** A window's connection to the app. */
export interface TestTransport {
  readonly client: ApiClient;
  /** Calls with any values, as a compromised window could. */
  readonly callRaw: (route: unknown, input: unknown) => Promise<unknown>;
  readonly close: () => Promise<void>;
}

/** In the same process. */
export async function directTestTransport(app: App): Promise<TestTransport> {
  return { client: directClient(app), callRaw: app.call, close: async () => {} };
}

/** Over IPC, through the bridge that the preload exposes. */
export async function ipcTestTransport(app: App): Promise<TestTransport> {
  const electron = new FakeElectron();
  const host = createIpcHost(electron.ipcMain.real, app);
  const contents = new FakeWebContents(electron);
  contents.navigate(pageAddress);
  host.serve(contents.real);
  const bridge = await runPreload(contents.mainFrame);
  return {
    client: createApiClient(bridgeTransport(bridge)),
    callRaw: (route, input) => bridge.call(route as string, input),
    close: async () => contents.destroy(),
  };
}

/** Over a socket of this machine, as a page in a browser has it. */
export async function socketTestTransport(app: App): Promise<TestTransport> {
  const token = randomBytes(32).toString('base64url');
  const sockets = new ApiSocketServer({ app, token, clock: realClock });
  const { onUpgrade } = sockets;
  const server = await startPageServer({ files: new Map(), port: 0, isPortRequired: false, onUpgrade });
  const host = `127.0.0.1:${server.port}`;
  /** Like a browser's socket: it sends the origin of its page. */
  class PageSocket extends WebSocket {
    constructor(address: string, protocols: string[]) {
      super(address, protocols, { origin: `http://${host}` });
      // A browser ignores a failed connection; here the page may retry once more after the server is gone.
      this.on('error', () => {});
    }
  }
  const transport = socketTransport({
    address: `ws://${host}/api`,
    token,
    openSocket: webSocketOpener(PageSocket as unknown as typeof globalThis.WebSocket),
    clock: pageClock,
    onWake: () => () => {},
  });
  return {
    client: createApiClient(transport),
    callRaw: (route, input) => transport.call(route as string, input),
    close: async () => void (await Promise.all([server.close(), sockets.close()])),
  };
}

/** Runs the preload as a sandboxed window does: one CommonJS file that may require only `electron`. */
async function runPreload({ ipcRenderer }: FakeFrame): Promise<DesktopBridge> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      minify: false,
      lib: { entry: join(import.meta.dirname, '../../../electron/preload.ts'), formats: ['cjs'] },
      rollupOptions: { external: ['electron'] },
    },
  });
  const [bundle] = Array.isArray(built) ? built : [];
  const code = bundle?.output[0].code ?? '';
  const exposed: Record<string, unknown> = {};
  const contextBridge = {
    exposeInMainWorld: (name: string, value: unknown) => (exposed[name] = value),
  };
  const run = runInThisContext(`(function (require, exports) {${code}\n})`) as (
    require: (name: string) => unknown,
    exports: object,
  ) => void;
  run(() => ({ contextBridge, ipcRenderer }), {});
  return exposed['lampwright'] as DesktopBridge;
}
