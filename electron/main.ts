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

// Electron's start-up, in order. No top-level await for `ready` here: Electron waits for this module to finish first.
const folder = dataFolder();
const hasDevTools = !app.isPackaged;
const builtPath = (path: string) => join(import.meta.dirname, path);
const lampProcess = fileURLToPath(unpackedUrl(new URL('./lampProcess.js', import.meta.url)));

try {
  app.enableSandbox();
  protocol.registerSchemesAsPrivileged([pageSchemePrivileges]);
  app.on('web-contents-created', (_event, contents) =>
    guardContents(contents, (url) => shell.openExternal(url)),
  );
  // Chromium's files, and with them the single-instance lock, get their own folder inside ours.
  app.setPath('userData', makePrivateFolder(join(folder, 'window')));
  if (app.requestSingleInstanceLock()) app.whenReady().then(start).catch(refuse);
  else leave(launchMessages.openAlready, 0);
} catch (error) {
  refuse(error);
}

async function start(): Promise<void> {
  const files = await readPageFiles(builtPath('../renderer'));
  const opened = await openApp({
    host: 'desktop',
    version: app.getVersion(),
    folder,
    openStore: openElectronStore,
    startLamp: () =>
      forkUtilityLamp(() => utilityProcess.fork(lampProcess, [], { serviceName: 'Lampwright lamp' })),
  });
  const { info: warn } = opened.log;
  const placement = opened.storage.document('window', windowPlacementSchema);
  // electron-store tells windows the path of its files; ours do not need that.
  ipcMain.removeAllListeners('electron-store-get-data');
  quitGracefully(app, { close: opened.app.close, clock: realClock, warn });
  quitOnSignals(app, process);

  protocol.handle(scheme, createPageHandler(files));
  guardSession(session.defaultSession, { hasDevTools });
  followTheme(nativeTheme, opened.app);
  const window = createDesktopWindow({
    preload: builtPath('../preload/preload.cjs'),
    icon: app.isPackaged ? join(process.resourcesPath, 'icon.png') : builtPath('../../resources/icon.png'),
    hasDevTools,
    host: createIpcHost(ipcMain, opened.app),
    placementStore: { get: () => placement.get(), set: (state) => placement.set(state) },
    workAreas: () => workAreasOf(screen),
    clock: realClock,
    warn,
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
  const message = startErrorMessage(error);
  process.stderr.write(`${message}\n`);
  say(launchMessages.refused);
  dialog.showErrorBox('Lampwright could not be opened', message);
  app.exit(1);
}

function leave(message: string, code: number): void {
  say(message);
  app.exit(code);
}

/** Writes a launch message for `npm start`. In an installed app nobody reads it. */
function say(message: string): void {
  if (!app.isPackaged) process.stdout.write(`${message}\n`);
}
