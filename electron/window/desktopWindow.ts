import type { BrowserWindow } from 'electron';
import type { MenuCommand } from '#shared/api/bridge';
import type { Clock } from '../lamp/wire/Clock';
import { channels } from './channels';
import { surviveCrashes, type CrashParts } from './crash';
import type { IpcHost } from './ipcHost';
import { openWindow, type WindowParts } from './openWindow';
import { rememberState, type WindowMemory } from './windowState';

/** What the window stands on. */
export interface DesktopWindowParts extends Pick<WindowParts, 'preload' | 'icon' | 'hasDevTools' | 'onOpen'> {
  readonly host: IpcHost;
  readonly memory: WindowMemory;
  readonly workAreas: () => WindowParts['workAreas'];
  readonly clock: Clock;
  readonly tell: (sentence: string) => void;
  readonly askToTryAgain: CrashParts['askToTryAgain'];
  readonly quit: () => void;
}

/** The one window of the app. On macOS the app lives on without it. */
export interface DesktopWindow {
  /** Opens it, or brings it to the front. */
  readonly show: () => void;
  /** Tells the window what was chosen in the menu. Where there is none, one is opened instead. */
  readonly ask: (command: MenuCommand) => void;
}

/** Makes the window, which is opened by `show`. */
export function createDesktopWindow(parts: DesktopWindowParts): DesktopWindow {
  let window: BrowserWindow | undefined;

  const open = () => {
    const opened = openWindow({ ...parts, state: parts.memory.get(), workAreas: parts.workAreas() });
    window = opened;
    opened.on('closed', () => {
      if (window === opened) window = undefined;
    });
    rememberState(opened, parts.memory, parts.clock, parts.tell);
    surviveCrashes(opened, parts);
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
    ask: (command) => {
      const { webContents } = window ?? {};
      show();
      webContents?.send(channels.menu, command);
    },
  };
}
