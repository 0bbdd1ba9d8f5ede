import { contextBridge, ipcRenderer } from 'electron';
import type { DesktopBridge, MenuCommand } from '#shared/api/DesktopBridge';

/** The bridge to the page. It has no logic, and never passes `ipcRenderer` or its events to the page. */
const bridge: DesktopBridge = {
  call: (route, input) => ipcRenderer.invoke('lampwright:call', route, input),
  subscribe: (listener) => {
    const onEvent = (_event: unknown, change: unknown) => listener(change);
    ipcRenderer.on('lampwright:event', onEvent);
    ipcRenderer.send('lampwright:subscribe');
    return () => void ipcRenderer.removeListener('lampwright:event', onEvent);
  },
  onMenuCommand: (listener) => {
    const onCommand = (_event: unknown, command: MenuCommand) => listener(command);
    ipcRenderer.on('lampwright:menu', onCommand);
    return () => void ipcRenderer.removeListener('lampwright:menu', onCommand);
  },
};

contextBridge.exposeInMainWorld('lampwright', bridge);
