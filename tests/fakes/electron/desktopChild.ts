import { readFileSync } from 'node:fs';
import { register } from 'node:module';
import { pathToFileURL } from 'node:url';
import { runInThisContext } from 'node:vm';
import type { DesktopBridge } from '#shared/api/DesktopBridge';
import { FakeElectron } from './FakeElectron';
import type { FakeFrame } from './FakeFrame';

/**
 * Runs the built desktop app in a process of its own, on the fake `electron`, controlled by its parent:
 * `child.mjs MAIN PRELOAD [second]`. Each message gets an answer with the same id.
 */
export type DesktopCommand =
  | { readonly do: 'call'; readonly route: unknown; readonly input: unknown }
  | { readonly do: 'subscribe' }
  | { readonly do: 'facts' }
  | { readonly do: 'request'; readonly url: string; readonly method?: string }
  | { readonly do: 'navigate' | 'open'; readonly url: string }
  | { readonly do: 'choose'; readonly label: string }
  | { readonly do: 'move'; readonly x: number; readonly y: number }
  | { readonly do: 'emit'; readonly event: 'second-instance' | 'activate' }
  | { readonly do: 'answer'; readonly response: number }
  | { readonly do: 'crash' | 'close' | 'quit' };

const [main = '', preload = '', instance] = process.argv.slice(2);
const electron = new FakeElectron();
const exposed: Record<string, unknown> = {};
const commands: string[] = [];

electron.app.hasLock = instance !== 'second';
electron.app.on('quit', (_event, code: number) => {
  process.send?.({ shown: electron.shown });
  process.exit(code);
});
electron.app.on(
  'web-contents-created',
  (_event, contents: { mainFrame: FakeFrame; on: FakeElectron['app']['on'] }) =>
    contents.on('did-finish-load', () => runPreload(contents.mainFrame)),
);
registerFakeElectron();
await import(pathToFileURL(main).href);
// As in the real one, not before the main module has run.
electron.app.becomeReady();
process.on('message', ({ id, order }: { id: number; order: DesktopCommand }) => {
  void runCommand(order).then((value) => process.send?.({ id, value }));
});

/** From here on, every import of `electron` gets the fake. */
function registerFakeElectron(): void {
  Object.assign(globalThis, { electronStandIn: electron });
  const names =
    'app, BrowserWindow, dialog, ipcMain, Menu, nativeTheme, protocol, screen, session, shell, utilityProcess';
  const module = `export const { ${names} } = globalThis.electronStandIn; export default globalThis.electronStandIn;`;
  const url = `data:text/javascript,${encodeURIComponent(module)}`;
  const hooks = `export const resolve = (specifier, context, next) =>
    specifier === 'electron' ? { url: ${JSON.stringify(url)}, shortCircuit: true } : next(specifier, context);`;
  register(`data:text/javascript,${encodeURIComponent(hooks)}`);
}

/** Runs the preload as a sandboxed window does: one CommonJS file that may require only `electron`. */
function runPreload({ ipcRenderer }: FakeFrame): void {
  const contextBridge = {
    exposeInMainWorld: (name: string, value: unknown) => (exposed[name] = value),
  };
  const require = (name: string) => {
    if (name === 'electron') return { contextBridge, ipcRenderer };
    throw new Error(`module not found: ${name}`);
  };
  const source = `(function (require, module, exports) {${readFileSync(preload, 'utf8')}\n})`;
  const run = runInThisContext(source) as (...args: unknown[]) => void;
  run(require, { exports: {} }, {});
  bridge().onMenuCommand((command) => commands.push(command));
}

function bridge(): DesktopBridge {
  return exposed['lampwright'] as DesktopBridge;
}

async function runCommand(order: DesktopCommand): Promise<unknown> {
  const [window] = electron.windows;
  switch (order.do) {
    case 'call':
      return bridge().call(order.route as string, order.input);
    case 'subscribe': {
      const events: unknown[] = [];
      bridge().subscribe((event) => events.push(event));
      return events;
    }
    case 'facts':
      return {
        channels: electron.ipcMain.channels,
        exposed: Object.fromEntries(
          Object.entries(exposed).map(([name, value]) => [name, Object.keys(value as object)]),
        ),
        schemes: electron.protocol.schemes,
        isSandboxed: electron.app.isSandboxed,
        userData: electron.app.getPath('userData'),
        theme: electron.nativeTheme.themeSource,
        windows: electron.windows.length,
        isFocused: window?.isFocused,
        options: window?.options,
        loads: window?.webContents.loaded.length,
        handedOut: electron.openedExternally,
        commands,
        shown: electron.shown,
      };
    case 'request': {
      const response = await electron.defaultSession.request(order);
      return response && { status: response.status, headers: Object.fromEntries(response.headers) };
    }
    case 'navigate':
      return window?.webContents.navigate(order.url);
    case 'open':
      return window?.webContents.open(order.url);
    case 'choose': {
      const items = electron.menu.flatMap(({ submenu }) => (Array.isArray(submenu) ? submenu : []));
      const click = items.find(({ label }) => label === order.label)?.click as (() => void) | undefined;
      click?.();
      return undefined;
    }
    case 'move':
      return window?.move(order.x, order.y);
    case 'crash':
      return window?.webContents.crash();
    case 'close':
      return window?.close();
    case 'emit':
      if (window) window.isFocused = false;
      return electron.app.emit(order.event, {});
    case 'answer':
      electron.nextResponse = order.response;
      return undefined;
    case 'quit':
      electron.app.quit();
      return undefined;
  }
}
