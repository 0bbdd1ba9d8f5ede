import type { MenuItemConstructorOptions } from 'electron';
import type { MenuCommand } from '#shared/api/DesktopBridge';

export interface MenuDependencies {
  readonly platform: NodeJS.Platform;
  readonly version: string;
  readonly hasDevTools: boolean;
  /** Sends a command to the window. */
  readonly sendCommand: (command: MenuCommand) => void;
  readonly openLogFolder: () => void;
  readonly openDataFolder: () => void;
}

type Items = MenuItemConstructorOptions[];

const separator = { type: 'separator' } as const;

/** The native menu. */
export function menuTemplate(deps: MenuDependencies): Items {
  const isMac = deps.platform === 'darwin';
  return [
    ...(isMac ? [macMenu(deps)] : []),
    { label: '&File', submenu: fileItems(deps, isMac) },
    { role: 'editMenu' },
    { label: '&View', submenu: viewItems(deps) },
    { role: 'windowMenu' },
    { role: 'help', label: '&Help', submenu: helpItems(deps) },
  ];
}

function macMenu({ sendCommand }: MenuDependencies): MenuItemConstructorOptions {
  return {
    role: 'appMenu',
    submenu: [
      { role: 'about' },
      separator,
      settingsItem(sendCommand),
      separator,
      { role: 'services' },
      separator,
      { role: 'hide' },
      { role: 'hideOthers' },
      { role: 'unhide' },
      separator,
      { role: 'quit' },
    ],
  };
}

function fileItems({ sendCommand }: MenuDependencies, isMac: boolean): Items {
  return [
    { label: 'New conversation', accelerator: 'CmdOrCtrl+N', click: () => sendCommand('new-conversation') },
    { label: 'Library', click: () => sendCommand('library') },
    separator,
    ...(isMac
      ? [{ role: 'close' } as const]
      : [settingsItem(sendCommand), separator, { role: 'quit' } as const]),
  ];
}

function settingsItem(sendCommand: MenuDependencies['sendCommand']): MenuItemConstructorOptions {
  return { label: 'Settings…', accelerator: 'CmdOrCtrl+,', click: () => sendCommand('settings') };
}

function viewItems({ hasDevTools }: MenuDependencies): Items {
  const forDevelopers: Items = [{ role: 'reload' }, { role: 'toggleDevTools' }, separator];
  return [
    ...(hasDevTools ? forDevelopers : []),
    { role: 'resetZoom' },
    { role: 'zoomIn' },
    { role: 'zoomOut' },
    separator,
    { role: 'togglefullscreen' },
  ];
}

function helpItems({ sendCommand, openLogFolder, openDataFolder, version }: MenuDependencies): Items {
  return [
    { label: 'Keyboard shortcuts', click: () => sendCommand('shortcuts') },
    separator,
    { label: 'Open the log folder', click: openLogFolder },
    { label: 'Open the data folder', click: openDataFolder },
    separator,
    { label: `Lampwright ${version}`, enabled: false },
  ];
}
