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
import { signs } from './bin/signs.mjs';
import { realClock } from './lamp/wire/Clock';
import { dataFolder } from './storage/dataFolder';
import { openElectronStore } from './storage/electronStore';
import { answerFrom, pageScheme } from './window/appProtocol';
import { guardContents } from './window/contentsGuard';
import { askToTryAgain } from './window/askToTryAgain';
import { createDesktopWindow } from './window/desktopWindow';
import { forkUtilityLamp } from './window/forkUtilityLamp';
import { followTheme } from './window/followTheme';
import { createIpcHost } from './window/ipcHost';
import { madeFolder, sentenceOf } from './window/failedStart';
import { menuTemplate } from './window/menu';
import { scheme } from './window/page';
import { readPageFiles } from './window/pageFiles';
import { quitInOrder, quitOnSignals } from './window/quit';
import { guardSession } from './window/sessionGuard';
import { unpacked } from './window/unpacked';
import { windowStateSchema } from './window/windowState';
import { workAreasOf } from './window/workAreas';

/** Electron's start-up, in order. Nothing here awaits `ready` at the top: Electron waits for this module to end first. */
const folder = dataFolder();
const hasDevTools = !app.isPackaged;
const beside = (path: string) => join(import.meta.dirname, path);
const lampProcess = fileURLToPath(unpacked(new URL('./lampProcess.js', import.meta.url)));

try {
  app.enableSandbox();
  protocol.registerSchemesAsPrivileged([pageScheme]);
  app.on('web-contents-created', (_event, contents) =>
    guardContents(contents, (url) => shell.openExternal(url)),
  );
  // Chromium's files do not mix with ours, and the lock of the single instance lies with them.
  app.setPath('userData', madeFolder(join(folder, 'window')));
  if (app.requestSingleInstanceLock()) app.whenReady().then(start).catch(refuse);
  else leave(signs.openAlready, 0);
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
  const memory = opened.storage.document('window', windowStateSchema);
  // electron-store offers the window where its files are; ours has no use for it.
  ipcMain.removeAllListeners('electron-store-get-data');
  quitInOrder(app, { close: opened.app.close, clock: realClock, tell });
  quitOnSignals(app, process);

  protocol.handle(scheme, answerFrom(files));
  guardSession(session.defaultSession, { hasDevTools });
  followTheme(nativeTheme, opened.app);
  const window = createDesktopWindow({
    preload: beside('../preload/preload.cjs'),
    icon: app.isPackaged ? join(process.resourcesPath, 'icon.png') : beside('../../resources/icon.png'),
    hasDevTools,
    host: createIpcHost(ipcMain, opened.app),
    memory: { get: () => memory.get(), set: (state) => memory.set(state) },
    workAreas: () => workAreasOf(screen),
    clock: realClock,
    tell,
    askToTryAgain: () => askToTryAgain(dialog),
    quit: () => app.quit(),
    onOpen: () => say(signs.open),
  });
  const menu = menuTemplate({
    platform: process.platform,
    version: app.getVersion(),
    hasDevTools,
    ask: window.ask,
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
  const sentence = sentenceOf(error);
  process.stderr.write(`${sentence}\n`);
  say(signs.refused);
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
