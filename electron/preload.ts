import { contextBridge } from 'electron';

/** The bridge between window and main process: it tells the window that it runs in the desktop app. */
contextBridge.exposeInMainWorld('lampwright', { host: 'electron' });
