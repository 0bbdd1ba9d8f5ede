import type { BrowserWindowConstructorOptions, MenuItemConstructorOptions, Rectangle } from 'electron';
import { FakeApp } from './FakeApp';
import { FakeBrowserWindow } from './FakeBrowserWindow';
import { FakeIpcMain } from './FakeIpcMain';
import { FakeProtocol } from './FakeProtocol';
import { FakeSession } from './FakeSession';
import { FakeUtilityProcess } from './FakeUtilityProcess';

/** A display, as `screen` describes it. */
interface FakeDisplay {
  readonly id: number;
  readonly workArea: Rectangle;
}

/** Everything of Electron that the app uses, without its binary: it behaves the same and records what it would show. */
export class FakeElectron {
  readonly windows: FakeBrowserWindow[] = [];
  readonly app = new FakeApp(this.windows);
  readonly ipcMain = new FakeIpcMain();
  readonly protocol = new FakeProtocol(() => this.app.isReady());
  readonly nativeTheme = { themeSource: 'system' };

  readonly defaultSession = new FakeSession(this.protocol);
  readonly session = { defaultSession: this.defaultSession };

  /** The dialogs shown so far, and the button the next message box returns. */
  readonly shown: { readonly title: string; readonly text: string }[] = [];
  nextResponse = 0;
  readonly dialog = {
    showErrorBox: (title: string, text: string) => void this.shown.push({ title, text }),
    showMessageBox: ({ message, detail = '' }: { message: string; detail?: string }) => {
      this.shown.push({ title: message, text: detail });
      return Promise.resolve({ response: this.nextResponse });
    },
  };

  /** URLs and paths opened in the user's own programs. */
  readonly openedExternally: string[] = [];
  readonly shell = {
    openExternal: (url: string) => {
      this.openedExternally.push(url);
      return Promise.resolve();
    },
    openPath: (path: string) => {
      this.openedExternally.push(path);
      return Promise.resolve('');
    },
  };

  displays: FakeDisplay[] = [{ id: 1, workArea: { x: 0, y: 0, width: 1920, height: 1040 } }];
  readonly screen = {
    getPrimaryDisplay: () => this.displays[0],
    getAllDisplays: () => this.displays,
  };

  menu: readonly MenuItemConstructorOptions[] = [];
  readonly Menu = {
    buildFromTemplate: (template: readonly MenuItemConstructorOptions[]) => template,
    setApplicationMenu: (menu: readonly MenuItemConstructorOptions[]) => {
      this.menu = menu;
    },
  };

  readonly utilityProcess = { fork: (path: string) => new FakeUtilityProcess(path) };

  readonly BrowserWindow = windowsOf(this);
}

function windowsOf(world: FakeElectron) {
  return class extends FakeBrowserWindow {
    constructor(options: BrowserWindowConstructorOptions) {
      super(world, options);
    }
  };
}
