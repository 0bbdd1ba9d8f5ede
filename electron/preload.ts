import { contextBridge, ipcRenderer } from 'electron';
import type { Bridge, MenuCommand } from '#shared/api/bridge';

/** The bridge into the window. No logic; neither `ipcRenderer` nor an event of it ever reaches the page. */
const bridge: Bridge = {
  call: (route, input) => ipcRenderer.invoke('lampwright:call', route, input),
  subscribe: (listener) => {
    const onEvent = (_event: unknown, change: unknown) => listener(change);
    ipcRenderer.on('lampwright:event', onEvent);
    ipcRenderer.send('lampwright:subscribe');
    return () => void ipcRenderer.removeListener('lampwright:event', onEvent);
  },
  onMenu: (listener) => {
    const onCommand = (_event: unknown, command: MenuCommand) => listener(command);
    ipcRenderer.on('lampwright:menu', onCommand);
    return () => void ipcRenderer.removeListener('lampwright:menu', onCommand);
  },
};

contextBridge.exposeInMainWorld('lampwright', bridge);
