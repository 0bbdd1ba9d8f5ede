import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createPageHandler } from '../../../electron/window/appProtocol';
import { openWindow } from '../../../electron/window/openWindow';
import type { WindowPlacement } from '../../../electron/window/windowPlacement';
import type { FakeBrowserWindow } from '../../fakes/electron/FakeBrowserWindow';
import { electron } from '../../fakes/electron/electronModule';

const workAreas = [{ x: 0, y: 0, width: 1920, height: 1040 }];
const defaultPlacement: WindowPlacement = { bounds: null, isMaximized: false };
const page = { bytes: new Uint8Array(), type: 'text/html' };

let opened = 0;
const open = (state = defaultPlacement, hasDevTools = false) => {
  const window = openWindow({
    preload: '/out/preload/preload.cjs',
    icon: '/icon.png',
    hasDevTools,
    placement: state,
    workAreas,
    onOpen: () => (opened += 1),
  });
  return window as unknown as FakeBrowserWindow;
};
const settled = () => new Promise(setImmediate);

beforeAll(() => {
  electron.app.becomeReady();
  electron.protocol.handle('lampwright', createPageHandler(new Map([['/index.html', page]])));
});
afterEach(async () => {
  await settled();
  for (const window of electron.windows.slice()) window.destroy();
  opened = 0;
});

describe('the window', () => {
  it('is locked down: a sandbox, context isolation, no Node, no embedding, no exceptions', () => {
    expect(open().options.webPreferences).toEqual({
      preload: '/out/preload/preload.cjs',
      sandbox: true,
      contextIsolation: true,
      nodeIntegration: false,
      nodeIntegrationInWorker: false,
      nodeIntegrationInSubFrames: false,
      webviewTag: false,
      webSecurity: true,
      allowRunningInsecureContent: false,
      experimentalFeatures: false,
      navigateOnDragDrop: false,
      devTools: false,
      spellcheck: false,
    });
  });

  it('has developer tools if they are enabled', () => {
    expect(open(defaultPlacement, true).options.webPreferences).toMatchObject({
      devTools: true,
      sandbox: true,
    });
  });

  it('opens our own page, dark, no smaller than the page allows', () => {
    const window = open();
    expect(window.webContents.loaded).toEqual(['lampwright://window/']);
    expect(window.options).toMatchObject({
      width: 1280,
      height: 800,
      minWidth: 960,
      minHeight: 640,
      backgroundColor: '#0e0d0b',
    });
    expect(window.options).not.toHaveProperty('x');
  });

  it('is shown only once there is something to see, and reports it', async () => {
    const window = open();
    expect([window.isVisible(), opened]).toEqual([false, 0]);
    await settled();
    expect([window.isVisible(), window.isMaximized(), opened]).toEqual([true, false, 1]);
  });

  it('opens where it was, and maximized if it was', async () => {
    const window = open({ bounds: { x: 5, y: 6, width: 1000, height: 700 }, isMaximized: true });
    expect(window.options).toMatchObject({ x: 5, y: 6, width: 1000, height: 700 });
    await settled();
    expect(window.isMaximized()).toBe(true);
  });

  it('is shown even if its page cannot be loaded', async () => {
    electron.protocol.handle('lampwright', () => new Response('', { status: 404 }));
    const window = open();
    await settled();
    expect([window.isVisible(), opened]).toEqual([true, 1]);
    electron.protocol.handle('lampwright', createPageHandler(new Map([['/index.html', page]])));
  });

  it('may be closed before it is shown', async () => {
    open().close();
    await settled();
    expect(opened).toBe(0);
  });
});
