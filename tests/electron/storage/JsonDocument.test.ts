import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { defaultSettings, type Settings } from '#shared/api/settingsSchema';
import { openConfStore } from '../../../electron/storage/openConfStore';
import type { OpenJsonStore } from '../../../electron/storage/StorageContext';
import { temporaryFolder } from '../../fakes/temporaryFolder';
import { folderBytes, openStorage } from './openStorage';

/** A data folder with this settings file. */
function folderWith(settings: string | object): string {
  const folder = temporaryFolder();
  const text = typeof settings === 'string' ? settings : JSON.stringify(settings);
  writeFileSync(join(folder, 'settings.json'), text);
  return folder;
}

describe('settings', () => {
  it('have defaults until they are changed, and are then stored', async () => {
    const folder = temporaryFolder();
    const first = await openStorage(folder);
    expect(first.storage.settings.get()).toEqual(defaultSettings);
    first.storage.settings.set({ brightness: 12, standingWishes: ['nur warme Farben 🔥'] });
    first.storage.settings.set({ theme: 'light' });
    const changed: Settings = {
      ...defaultSettings,
      brightness: 12,
      standingWishes: ['nur warme Farben 🔥'],
      theme: 'light',
    };
    expect(first.storage.settings.get()).toEqual(changed);
    await first.storage.close();
    const second = await openStorage(folder);
    expect(second.storage.settings.get()).toEqual(changed);
    expect(second.warnings).toEqual([]);
    second.storage.settings.reset();
    expect(second.storage.settings.get()).toEqual(defaultSettings);
    await second.storage.close();
    const third = await openStorage(folder);
    expect(third.storage.settings.get()).toEqual(defaultSettings);
  });

  it('are on disk once they are set: the next storage reads them without a close', async () => {
    const folder = temporaryFolder();
    const { storage } = await openStorage(folder);
    storage.settings.set({ engineModel: 'llama3.2:3b' });
    const reader = await openStorage(folder, { mode: 'read' });
    expect(reader.storage.settings.get().engineModel).toBe('llama3.2:3b');
    await storage.close();
  });

  it.each(['{"theme":"li', '', '\0\0\0\0', 'theme = light'])(
    'that are damaged (%j) are renamed with a warning, and the defaults apply',
    async (text) => {
      const folder = folderWith(text);
      const { storage, warnings } = await openStorage(folder);
      expect(storage.settings.get()).toEqual(defaultSettings);
      const [name = '', ...more] = readdirSync(join(folder, 'damaged'));
      expect([name.endsWith('settings.json'), more]).toEqual([true, []]);
      const aside = join(folder, 'damaged', name);
      expect(readFileSync(aside, 'utf8')).toBe(text);
      expect(warnings).toHaveLength(1);
      expect(warnings[0]).toContain(aside);
      storage.settings.set({ theme: 'light' });
      await storage.close();
      const again = await openStorage(folder);
      expect([again.storage.settings.get().theme, again.warnings]).toEqual(['light', []]);
    },
  );

  it.each(['[]', '5', '"text"', 'null', 'true'])(
    'that are JSON but not settings (%s) are the defaults',
    async (text) => {
      const { storage } = await openStorage(folderWith(text));
      expect(storage.settings.get()).toEqual(defaultSettings);
      storage.settings.set({ theme: 'light' });
      expect(storage.settings.get().theme).toBe('light');
      await storage.close();
    },
  );

  it('fall back field by field: an invalid one does not affect the others', async () => {
    const folder = folderWith({ brightness: 9999, theme: 'light', numCtx: 8192, ofANewerVersion: [1] });
    const { storage, warnings } = await openStorage(folder);
    expect(storage.settings.get()).toEqual({ ...defaultSettings, theme: 'light', numCtx: 8192 });
    expect(warnings).toHaveLength(1);
    expect(warnings[0]).toContain('“brightness” in settings.json');
    expect(existsSync(join(folder, 'damaged'))).toBe(false);
    await storage.close();
  });

  it('refuse an invalid value, and keep the old one', async () => {
    const folder = temporaryFolder();
    const { storage } = await openStorage(folder);
    storage.settings.set({ brightness: 12 });
    const before = folderBytes(folder);
    expect(() => storage.settings.set({ theme: 'light', brightness: 1000 })).toThrow(
      'This cannot be set: “brightness”.',
    );
    expect(storage.settings.get()).toEqual({ ...defaultSettings, brightness: 12 });
    expect(folderBytes(folder)).toEqual(before);
    await storage.close();
  });

  it('that cannot be opened are reported with the file’s name, and the folder is released', async () => {
    const folder = temporaryFolder();
    mkdirSync(join(folder, 'settings.json'));
    await expect(openStorage(folder)).rejects.toMatchObject({
      code: 'FILE_UNREADABLE',
      message: expect.stringContaining(join(folder, 'settings.json')) as string,
    });
    expect(existsSync(join(folder, 'lock'))).toBe(false);
  });

  it('that cannot be written are reported, and stay as they were', async () => {
    const full = Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' });
    const openStore: OpenJsonStore = (folder, name) => ({
      ...openConfStore(folder, name),
      write: () => {
        throw full;
      },
    });
    const { storage } = await openStorage(temporaryFolder(), { openStore });
    expect(() => storage.settings.set({ brightness: 12 })).toThrow(
      expect.objectContaining({ code: 'FILE_UNWRITABLE' }) as Error,
    );
    expect(storage.settings.get()).toEqual(defaultSettings);
  });
});

describe('the calibration of a model', () => {
  it('is stored per model', async () => {
    const folder = temporaryFolder();
    const first = await openStorage(folder);
    first.storage.setCalibration('llama3.2:3b', { ratios: [1.1], replies: [200] });
    first.storage.setCalibration('a.dotted.name', { ratios: [0.9], replies: [] });
    await first.storage.close();
    const { storage } = await openStorage(folder);
    expect(storage.calibration('llama3.2:3b')).toEqual({ ratios: [1.1], replies: [200] });
    expect(storage.calibration('a.dotted.name')).toEqual({ ratios: [0.9], replies: [] });
    expect(storage.calibration('unknown')).toEqual({ ratios: [], replies: [] });
  });

  it.each(['constructor', '__proto__', 'toString'])('is undefined for a model called %s', async (model) => {
    const { storage } = await openStorage(temporaryFolder());
    expect(storage.calibration(model)).toEqual({ ratios: [], replies: [] });
  });
});
