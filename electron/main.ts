import { join } from 'node:path';
import { app, BrowserWindow } from 'electron';

/** Electron start-up order only: wait until ready, open the window, leave when it closes. */
app.enableSandbox();
app.on('window-all-closed', () => app.quit());

await app.whenReady();
const window = new BrowserWindow({
  width: 1280,
  height: 800,
  minWidth: 960,
  minHeight: 640,
  backgroundColor: '#100e0c',
  webPreferences: {
    preload: join(import.meta.dirname, '../preload/preload.cjs'),
    contextIsolation: true,
    nodeIntegration: false,
    sandbox: true,
  },
});
window.webContents.setWindowOpenHandler(() => ({ action: 'deny' }));
window.webContents.on('will-navigate', (event) => event.preventDefault());
await window.loadFile(join(import.meta.dirname, '../renderer/index.html'));
