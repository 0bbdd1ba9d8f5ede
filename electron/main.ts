import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  app,
  dialog,
  ipcMain,
  Menu,
  nativeTheme,
  protocol,
  screen,
  session,
  shell,
  utilityProcess,
} from 'electron';
import { openApp } from './app/openApp';
import { launchMessages } from './bin/launchMessages.mjs';
import { realClock } from './clock/Clock';
import { dataFolder } from './storage/dataFolder';
import { openElectronStore } from './storage/openElectronStore';
import { createPageHandler, pageSchemePrivileges } from './window/appProtocol';
import { guardContents } from './window/guardContents';
import { askToTryAgain } from './window/reloadOnCrash';
import { createDesktopWindow, followTheme } from './window/createDesktopWindow';
import { forkUtilityLamp, unpackedUrl } from './window/forkUtilityLamp';
import { createIpcHost } from './window/createIpcHost';
import { makePrivateFolder, startErrorMessage } from './window/startUp';
import { menuTemplate } from './window/menuTemplate';
import { scheme } from './window/pageAddress';
import { readPageFiles } from './window/pageFiles';
import { quitGracefully, quitOnSignals } from './window/quit';
import { guardSession } from './window/guardSession';
import { windowPlacementSchema, workAreasOf } from './window/windowPlacement';

/** Electron's start-up, in order. Nothing here awaits `ready` at the top: Electron waits for this module to end first. */
const folder = dataFolder();
const hasDevTools = !app.isPackaged;
const beside = (path: string) => join(import.meta.dirname, path);
const lampProcess = fileURLToPath(unpackedUrl(new URL('./lampProcess.js', import.meta.url)));

try {
  app.enableSandbox();
  protocol.registerSchemesAsPrivileged([pageSchemePrivileges]);
  app.on('web-contents-created', (_event, contents) =>
    guardContents(contents, (url) => shell.openExternal(url)),
  );
  // Chromium's files do not mix with ours, and the lock of the single instance lies with them.
  app.setPath('userData', makePrivateFolder(join(folder, 'window')));
  if (app.requestSingleInstanceLock()) app.whenReady().then(start).catch(refuse);
  else leave(launchMessages.openAlready, 0);
} catch (error) {
  refuse(error);
}

async function start(): Promise<void> {
  const files = await readPageFiles(beside('../renderer'));
  const opened = await openApp({
    host: 'desktop',
    version: app.getVersion(),
    folder,
    openStore: openElectronStore,
    startLamp: () =>
      forkUtilityLamp(() => utilityProcess.fork(lampProcess, [], { serviceName: 'Lampwright lamp' })),
  });
  const { info: tell } = opened.log;
  const memory = opened.storage.document('window', windowPlacementSchema);
  // electron-store offers the window where its files are; ours has no use for it.
  ipcMain.removeAllListeners('electron-store-get-data');
  quitGracefully(app, { close: opened.app.close, clock: realClock, warn: tell });
  quitOnSignals(app, process);

  protocol.handle(scheme, createPageHandler(files));
  guardSession(session.defaultSession, { hasDevTools });
  followTheme(nativeTheme, opened.app);
  const window = createDesktopWindow({
    preload: beside('../preload/preload.cjs'),
    icon: app.isPackaged ? join(process.resourcesPath, 'icon.png') : beside('../../resources/icon.png'),
    hasDevTools,
    host: createIpcHost(ipcMain, opened.app),
    placementStore: { get: () => memory.get(), set: (state) => memory.set(state) },
    workAreas: () => workAreasOf(screen),
    clock: realClock,
    warn: tell,
    askToTryAgain: () => askToTryAgain(dialog),
    quit: () => app.quit(),
    onOpen: () => say(launchMessages.open),
  });
  const menu = menuTemplate({
    platform: process.platform,
    version: app.getVersion(),
    hasDevTools,
    sendCommand: window.sendCommand,
    openLogFolder: () => void shell.openPath(opened.logFolder),
    openDataFolder: () => void shell.openPath(folder),
  });
  Menu.setApplicationMenu(Menu.buildFromTemplate(menu));
  app.on('second-instance', window.show);
  app.on('activate', window.show);
  app.on('window-all-closed', () => {
    if (process.platform !== 'darwin') app.quit();
  });
  window.show();
}

function refuse(error: unknown): void {
  const sentence = startErrorMessage(error);
  process.stderr.write(`${sentence}\n`);
  say(launchMessages.refused);
  dialog.showErrorBox('Lampwright could not be opened', sentence);
  app.exit(1);
}

function leave(sign: string, code: number): void {
  say(sign);
  app.exit(code);
}

/** To who started it: an installed app is started by nobody who would read it. */
function say(sign: string): void {
  if (!app.isPackaged) process.stdout.write(`${sign}\n`);
}
