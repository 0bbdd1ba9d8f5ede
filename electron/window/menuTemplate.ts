import type { MenuItemConstructorOptions } from 'electron';
import type { MenuCommand } from '#shared/api/DesktopBridge';

/** What the menu needs to know and to do. */
export interface MenuDependencies {
  readonly platform: NodeJS.Platform;
  readonly version: string;
  readonly hasDevTools: boolean;
  /** Asks something of the window. */
  readonly sendCommand: (command: MenuCommand) => void;
  readonly openLogFolder: () => void;
  readonly openDataFolder: () => void;
}

type Items = MenuItemConstructorOptions[];

const separator = { type: 'separator' } as const;

/** The native menu. */
export function menuTemplate(parts: MenuDependencies): Items {
  const isMac = parts.platform === 'darwin';
  return [
    ...(isMac ? [macMenu(parts)] : []),
    { label: '&File', submenu: fileItems(parts, isMac) },
    { role: 'editMenu' },
    { label: '&View', submenu: viewItems(parts) },
    { role: 'windowMenu' },
    { role: 'help', label: '&Help', submenu: helpItems(parts) },
  ];
}

function macMenu({ sendCommand: ask }: MenuDependencies): MenuItemConstructorOptions {
  return {
    role: 'appMenu',
    submenu: [
      { role: 'about' },
      separator,
      settingsItem(ask),
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

function fileItems({ sendCommand: ask }: MenuDependencies, isMac: boolean): Items {
  return [
    { label: 'New conversation', accelerator: 'CmdOrCtrl+N', click: () => ask('new-conversation') },
    { label: 'Library', click: () => ask('library') },
    separator,
    ...(isMac ? [{ role: 'close' } as const] : [settingsItem(ask), separator, { role: 'quit' } as const]),
  ];
}

function settingsItem(ask: MenuDependencies['sendCommand']): MenuItemConstructorOptions {
  return { label: 'Settings…', accelerator: 'CmdOrCtrl+,', click: () => ask('settings') };
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

function helpItems({ sendCommand: ask, openLogFolder, openDataFolder, version }: MenuDependencies): Items {
  return [
    { label: 'Keyboard shortcuts', click: () => ask('shortcuts') },
    separator,
    { label: 'Open the log folder', click: openLogFolder },
    { label: 'Open the data folder', click: openDataFolder },
    separator,
    { label: `Lampwright ${version}`, enabled: false },
  ];
}
