import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { WebContents } from 'electron';
import { createPageHandler } from '../../../electron/window/appProtocol';
import { ipcChannels } from '../../../electron/window/createIpcHost';
import { createDesktopWindow, type DesktopWindow } from '../../../electron/window/createDesktopWindow';
import { windowPlacementSchema, type WindowPlacement } from '../../../electron/window/windowPlacement';
import { electron } from '../../fakes/electron/electronModule';
import { FakeClock } from '../../fakes/FakeClock';

let desktop: DesktopWindow;
let clock: FakeClock;
let served: WebContents[];
let state: WindowPlacement;
let questions: number;
let quits: number;

beforeAll(() => {
  electron.app.becomeReady();
  const page = { bytes: new Uint8Array(), type: 'text/html' };
  electron.protocol.handle('lampwright', createPageHandler(new Map([['/index.html', page]])));
});
beforeEach(() => {
  served = [];
  questions = 0;
  quits = 0;
  clock = new FakeClock();
  state = windowPlacementSchema.parse({});
  desktop = createDesktopWindow({
    preload: '/preload.cjs',
    icon: '/icon.png',
    hasDevTools: false,
    host: { serve: (contents) => void served.push(contents) },
    placementStore: { get: () => state, set: (next) => (state = next) },
    workAreas: () => electron.displays.map(({ workArea }) => workArea),
    clock,
    warn: () => {},
    askToTryAgain: () => {
      questions += 1;
      return Promise.resolve(false);
    },
    quit: () => void (quits += 1),
    onOpen: () => {},
  });
});
afterEach(() => {
  for (const window of electron.windows.slice()) window.destroy();
});

describe('the app’s window', () => {
  it('exists once: shown again, it comes to the front', () => {
    desktop.show();
    const [window] = electron.windows;
    window?.minimize();
    desktop.show();
    expect(electron.windows).toEqual([window]);
    expect([window?.isMinimized(), window?.isVisible(), window?.isFocused]).toEqual([false, true, true]);
  });

  it('is the one whose calls the app answers', () => {
    desktop.show();
    expect(served).toEqual([electron.windows[0]?.webContents]);
  });

  it('opens again where it was after it was closed', () => {
    desktop.show();
    electron.windows[0]?.move(70, 80);
    electron.windows[0]?.close();
    desktop.show();
    expect(electron.windows[0]?.options).toMatchObject({ x: 70, y: 80 });
    expect(served).toHaveLength(2);
  });

  it('gets the chosen menu command, and comes to the front', () => {
    desktop.show();
    const [window] = electron.windows;
    const commands: unknown[] = [];
    window?.webContents.mainFrame.ipcRenderer.on(ipcChannels.menu, (_event, command) =>
      commands.push(command),
    );
    desktop.sendCommand('settings');
    expect([commands, window?.isFocused]).toEqual([['settings'], true]);
  });

  it('is opened by a menu command if there is none', () => {
    desktop.sendCommand('new-conversation');
    expect(electron.windows).toHaveLength(1);
  });

  it('quits the app when Windows ends the session', () => {
    desktop.show();
    electron.windows[0]?.emit('session-end', { reasons: ['shutdown'] });
    expect(quits).toBe(1);
  });

  it('is reloaded after a crash', async () => {
    desktop.show();
    await clock.advance(0);
    electron.windows[0]?.webContents.crash();
    await clock.advance(1000);
    expect(electron.windows[0]?.webContents.loaded).toHaveLength(2);
    expect(questions).toBe(0);
  });
});
