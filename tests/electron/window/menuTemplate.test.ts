import type { MenuItemConstructorOptions } from 'electron';
import { describe, expect, it } from 'vitest';
import { menuCommands } from '#shared/api/DesktopBridge';
import { menuTemplate, type MenuDependencies } from '../../../electron/window/menuTemplate';

type Item = MenuItemConstructorOptions;

const noted: string[] = [];
const deps: MenuDependencies = {
  platform: 'linux',
  version: '1.2.3',
  hasDevTools: false,
  sendCommand: (command) => void noted.push(command),
  openLogFolder: () => void noted.push('log folder'),
  openDataFolder: () => void noted.push('data folder'),
};

const itemsOf = ({ submenu }: Item): Item[] => (Array.isArray(submenu) ? submenu : []);
const all = (changes: Partial<MenuDependencies> = {}): Item[] =>
  menuTemplate({ ...deps, ...changes }).flatMap(itemsOf);
const labelled = (label: string, changes?: Partial<MenuDependencies>) =>
  all(changes).filter((item) => item.label === label);
const roles = (changes?: Partial<MenuDependencies>) => all(changes).flatMap(({ role }) => role ?? []);

/** The effects of choosing an item. */
function choose(label: string): string[] {
  noted.length = 0;
  const [item] = labelled(label);
  (item?.click as (() => void) | undefined)?.();
  return [...noted];
}

describe('the menu', () => {
  it('sends each of its commands to the window', () => {
    const sent = ['New conversation', 'Library', 'Settings…', 'Keyboard shortcuts'].flatMap(choose);
    expect(sent.sort()).toEqual([...menuCommands].sort());
  });

  it('opens the folders of the log and of the data', () => {
    expect(choose('Open the log folder')).toEqual(['log folder']);
    expect(choose('Open the data folder')).toEqual(['data folder']);
  });

  it('shows the version', () => {
    expect(labelled('Lampwright 1.2.3')).toMatchObject([{ enabled: false }]);
  });

  it('has the system’s own menus for editing and windows', () => {
    expect(menuTemplate(deps).map(({ role, label }) => role ?? label)).toEqual([
      '&File',
      'editMenu',
      '&View',
      'windowMenu',
      'help',
    ]);
  });

  it('has reload and developer tools only for developers', () => {
    expect(roles()).not.toContain('reload');
    expect(roles()).not.toContain('toggleDevTools');
    expect(roles({ hasDevTools: true })).toEqual(expect.arrayContaining(['reload', 'toggleDevTools']));
  });

  it.each(['linux', 'win32', 'darwin'] as const)('has settings and quit once on %s', (platform) => {
    expect(labelled('Settings…', { platform })).toMatchObject([{ accelerator: 'CmdOrCtrl+,' }]);
    expect(roles({ platform }).filter((role) => role === 'quit')).toHaveLength(1);
  });

  it('has the app’s own menu first on a Mac', () => {
    expect(menuTemplate({ ...deps, platform: 'darwin' })[0]?.role).toBe('appMenu');
  });
});
