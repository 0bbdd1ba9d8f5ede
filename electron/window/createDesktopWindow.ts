import type { BrowserWindow, NativeTheme } from 'electron';
import type { MenuCommand } from '#shared/api/DesktopBridge';
import type { Clock } from '../clock/Clock';
import { ipcChannels, type IpcHost } from './createIpcHost';
import { reloadOnCrash, type CrashDependencies } from './reloadOnCrash';
import { openWindow, type WindowOptions } from './openWindow';
import { rememberPlacement, type WindowPlacementStore } from './windowPlacement';
import type { App } from '../app/App';

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

/** The app's only window. On macOS the app keeps running without it. */
export interface DesktopWindow {
  /** Opens the window, or brings it to the front. */
  readonly show: () => void;
  /** Sends a menu command to the window. If there is none, one is opened instead. */
  readonly sendCommand: (command: MenuCommand) => void;
}

/** Creates the window, which `show` opens. */
export function createDesktopWindow(deps: DesktopWindowDependencies): DesktopWindow {
  let window: BrowserWindow | undefined;

  const open = () => {
    const opened = openWindow({
      ...deps,
      placement: deps.placementStore.get(),
      workAreas: deps.workAreas(),
    });
    window = opened;
    opened.on('closed', () => {
      if (window === opened) window = undefined;
    });
    rememberPlacement(opened, deps.placementStore, deps.clock, deps.warn);
    reloadOnCrash(opened, deps);
    // Windows ends a session without asking the app to quit.
    opened.on('session-end', deps.quit);
    deps.host.serve(opened.webContents);
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

/** Applies the user's theme to the title bar and native dialogs, until the returned function is called. */
export function followTheme(nativeTheme: NativeTheme, app: Pick<App, 'subscribe'>): () => void {
  return app.subscribe((event) => {
    if ('area' in event && event.area === 'settings') nativeTheme.themeSource = event.state.theme;
  });
}
