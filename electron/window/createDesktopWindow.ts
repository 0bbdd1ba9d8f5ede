import type { BrowserWindow, NativeTheme } from 'electron';
import type { MenuCommand } from '#shared/api/DesktopBridge';
import type { Clock } from '../clock/Clock';
import { ipcChannels, type IpcHost } from './createIpcHost';
import { reloadOnCrash, type CrashDependencies } from './reloadOnCrash';
import { openWindow, type WindowOptions } from './openWindow';
import { rememberPlacement, type WindowPlacementStore } from './windowPlacement';
import type { App } from '../app/App';

/** What the window stands on. */
export interface DesktopWindowDependencies extends Pick<
  WindowOptions,
  'preload' | 'icon' | 'hasDevTools' | 'onOpen'
> {
  readonly host: IpcHost;
  readonly placementStore: WindowPlacementStore;
  readonly workAreas: () => WindowOptions['workAreas'];
  readonly clock: Clock;
  readonly warn: (sentence: string) => void;
  readonly askToTryAgain: CrashDependencies['askToTryAgain'];
  readonly quit: () => void;
}

/** The one window of the app. On macOS the app lives on without it. */
export interface DesktopWindow {
  /** Opens it, or brings it to the front. */
  readonly show: () => void;
  /** Tells the window what was chosen in the menu. Where there is none, one is opened instead. */
  readonly sendCommand: (command: MenuCommand) => void;
}

/** Makes the window, which is opened by `show`. */
export function createDesktopWindow(parts: DesktopWindowDependencies): DesktopWindow {
  let window: BrowserWindow | undefined;

  const open = () => {
    const opened = openWindow({
      ...parts,
      placement: parts.placementStore.get(),
      workAreas: parts.workAreas(),
    });
    window = opened;
    opened.on('closed', () => {
      if (window === opened) window = undefined;
    });
    rememberPlacement(opened, parts.placementStore, parts.clock, parts.warn);
    reloadOnCrash(opened, parts);
    // Windows ends a session without asking the app to quit.
    opened.on('session-end', parts.quit);
    parts.host.serve(opened.webContents);
  };
  const show = () => {
    if (!window) return open();
    if (window.isMinimized()) window.restore();
    window.show();
    window.focus();
  };
  return {
    show,
    sendCommand: (command) => {
      const { webContents } = window ?? {};
      show();
      webContents?.send(ipcChannels.menu, command);
    },
  };
}

/** Lets title bar and native dialogs follow the theme that its owner has chosen, until the returned function is called. */
export function followTheme(nativeTheme: NativeTheme, app: Pick<App, 'subscribe'>): () => void {
  return app.subscribe((event) => {
    if ('area' in event && event.area === 'settings') nativeTheme.themeSource = event.state.theme;
  });
}
