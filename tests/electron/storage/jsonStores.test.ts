import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openConfStore } from '../../../electron/storage/openConfStore';
import { openElectronStore } from '../../../electron/storage/openElectronStore';
import { temporaryFolder } from '../../fakes/temporaryFolder';

describe.each([
  ['conf', openConfStore],
  ['electron-store', openElectronStore],
])('a store of %s', (_, openStore) => {
  it('is a file of its name in the given folder, and nowhere else', () => {
    const folder = temporaryFolder();
    const store = openStore(folder, 'settings');
    expect(store.read()).toEqual({});
    store.write({ brightness: 70, list: ['a'] });
    expect(JSON.parse(readFileSync(join(folder, 'settings.json'), 'utf8'))).toEqual({
      brightness: 70,
      list: ['a'],
    });
    expect(openStore(folder, 'settings').read()).toEqual({ brightness: 70, list: ['a'] });
  });

  it('replaces the whole file with each write', () => {
    const store = openStore(temporaryFolder(), 'settings');
    store.write({ a: 1 });
    store.write({ b: 2 });
    expect(store.read()).toEqual({ b: 2 });
  });

  it('writes nothing on its own, and throws a SyntaxError for invalid JSON, leaving the file as it is', () => {
    const folder = temporaryFolder();
    openStore(folder, 'settings').read();
    expect(existsSync(join(folder, 'settings.json'))).toBe(false);
    writeFileSync(join(folder, 'settings.json'), '{"a":');
    expect(() => openStore(folder, 'settings').read()).toThrow(SyntaxError);
    expect(readFileSync(join(folder, 'settings.json'), 'utf8')).toBe('{"a":');
  });
});
