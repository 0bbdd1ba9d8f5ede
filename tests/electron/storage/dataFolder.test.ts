import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { dataFolder } from '../../../electron/storage/dataFolder';

const home = '/home/ada';

describe('the data folder', () => {
  it('is where the user says', () => {
    const env = { LAMPWRIGHT_DATA: 'lamps', XDG_CONFIG_HOME: '/config' };
    expect(dataFolder({ platform: 'linux', env, home })).toBe(resolve('lamps'));
  });

  it.each([
    ['linux', {}, join(home, '.config/Lampwright')],
    ['linux', { XDG_CONFIG_HOME: '/config' }, join('/config/Lampwright')],
    ['linux', { XDG_CONFIG_HOME: '', LAMPWRIGHT_DATA: '' }, join(home, '.config/Lampwright')],
    ['darwin', {}, join(home, 'Library/Application Support/Lampwright')],
    ['win32', { APPDATA: '/roaming' }, join('/roaming/Lampwright')],
    ['win32', {}, join(home, 'AppData/Roaming/Lampwright')],
  ] as const)('is otherwise in the default place on %s with %j', (platform, env, expected) => {
    expect(dataFolder({ platform, env, home })).toBe(expected);
  });
});
