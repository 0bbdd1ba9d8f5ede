import { appendFileSync, existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { formatEntries, formatHeader } from '#shared/conversation/conversationFile';
import { writeBackup } from '../../../electron/storage/backup';
import { temporaryFolder } from '../../fakes/temporaryFolder';
import { glow, logOf, wish } from '../../shared/conversation/logOf';
import { folderBytes, openStorage, conversationPath, startMs } from './openStorage';

/** A data folder in use, with a valid conversation and one of each kind of damage. */
async function damagedFolder() {
  const folder = temporaryFolder();
  const { storage } = await openStorage(folder);
  const log = await storage.conversations.create();
  await log.append(wish('a candle'));
  await storage.library.save(glow('Candle'));
  storage.settings.set({ brightness: 12 });
  const whole = formatHeader('torn', startMs) + formatEntries(logOf(wish('one'), wish('two')));
  writeFileSync(conversationPath(folder, 'torn'), whole.slice(0, -5));
  writeFileSync(conversationPath(folder, 'middle'), whole.replace('"seq":1', '"seq":'));
  writeFileSync(conversationPath(folder, 'noise'), 'noise');
  writeFileSync(conversationPath(folder, 'newer'), whole.replace(/"version":\d+/, '"version":99'));
  writeFileSync(join(folder, 'library', 'noise.lamp.json'), 'noise');
  writeFileSync(join(folder, 'index.json'), '{"conv');
  return { folder, storage, log };
}

describe('read-only mode', () => {
  it('works next to a writer, and sees what it has just written', async () => {
    const folder = temporaryFolder();
    const writer = await openStorage(folder);
    const log = await writer.storage.conversations.create();
    await log.append(wish('a candle'));
    const reader = await openStorage(folder, { mode: 'read' });
    expect(await reader.storage.conversations.read(log.id)).toEqual(log.entries);
    await log.append(wish('brighter'));
    expect(await reader.storage.conversations.read(log.id)).toEqual(log.entries);
    expect(await reader.storage.conversations.list()).toMatchObject([{ id: log.id }]);
    await reader.storage.close();
    await log.append(wish('still writing'));
    await writer.storage.close();
    expect(reader.warnings).toEqual([]);
  });

  it('never changes a file, not even a damaged one, and reports each', async () => {
    const { folder, log } = await damagedFolder();
    const backup = join(temporaryFolder(), 'backup');
    const before = folderBytes(folder);
    const { storage, warnings } = await openStorage(folder, { mode: 'read' });
    const { conversations, library } = storage;
    const listed = (await conversations.list()).map(({ id }) => id);
    expect(new Set(listed)).toEqual(new Set([log.id, 'torn', 'middle']));
    expect(await conversations.search('candle')).toMatchObject([{ id: log.id }]);
    expect(await conversations.read('torn')).toMatchObject([{ text: 'one' }]);
    expect((await conversations.open('middle')).entries).toMatchObject([{ text: 'two' }]);
    expect(await conversations.exportText('middle')).toContain('two');
    expect(await library.list()).toMatchObject([{ program: { name: 'Candle' } }]);
    expect(storage.settings.get().brightness).toBe(12);
    await writeBackup(storage, backup).catch(() => undefined);
    await storage.close();
    expect(folderBytes(folder)).toEqual(before);
    for (const name of ['torn', 'middle', 'noise.jsonl', 'newer', 'noise.lamp.json', 'index.json']) {
      expect(warnings.join('\n')).toContain(name);
    }
  });

  it('refuses everything that would write, and changes nothing', async () => {
    const { folder, log } = await damagedFolder();
    const before = folderBytes(folder);
    const { storage } = await openStorage(folder, { mode: 'read' });
    const { conversations, library } = storage;
    const id = (await library.list())[0]?.id ?? '';
    const opened = await conversations.open(log.id);
    const attempts: (() => unknown)[] = [
      () => opened.append(wish('x')),
      () => conversations.create(),
      () => conversations.rename(log.id, 'x'),
      () => conversations.remove(log.id),
      () => conversations.putBack(log.id),
      () => conversations.importText(formatHeader('y', startMs)),
      () => library.save(glow('x')),
      () => library.rename(id, 'x'),
      () => library.remove(id),
      () => library.setTags(id, []),
      () => library.importText('{}'),
    ];
    for (const attempt of attempts) {
      await expect(Promise.resolve().then(attempt)).rejects.toMatchObject({ code: 'READ_ONLY' });
    }
    expect(() => storage.settings.set({ theme: 'light' })).toThrow(/reading only/);
    expect(() => storage.settings.reset()).toThrow(/reading only/);
    expect(() => storage.setCalibration('m', { ratios: [], replies: [] })).toThrow(/reading only/);
    expect(folderBytes(folder)).toEqual(before);
  });

  it('cannot erase anything', async () => {
    const { folder } = await damagedFolder();
    const before = folderBytes(folder);
    const { storage } = await openStorage(folder, { mode: 'read' });
    await expect(storage.eraseAll()).rejects.toMatchObject({ code: 'READ_ONLY' });
    expect(folderBytes(folder)).toEqual(before);
  });

  it('finds nothing in a folder that does not exist, and creates nothing', async () => {
    const folder = join(temporaryFolder(), 'never', 'used');
    const { storage, warnings } = await openStorage(folder, { mode: 'read' });
    expect([await storage.conversations.list(), await storage.library.list(), warnings]).toEqual([
      [],
      [],
      [],
    ]);
    expect(storage.settings.get().brightness).toBe(179);
    await storage.close();
    expect(existsSync(folder)).toBe(false);
  });

  it('treats a line being written as unfinished, and reads it once it is complete', async () => {
    const folder = temporaryFolder();
    const { storage } = await openStorage(folder);
    const log = await storage.conversations.create();
    const [line = ''] = formatEntries(logOf(wish('a candle'))).split('\n');
    appendFileSync(conversationPath(folder, log.id), line.slice(0, 30));
    const reader = await openStorage(folder, { mode: 'read' });
    expect(await reader.storage.conversations.read(log.id)).toEqual([]);
    appendFileSync(conversationPath(folder, log.id), `${line.slice(30)}\n`);
    expect(await reader.storage.conversations.read(log.id)).toMatchObject([{ text: 'a candle' }]);
  });
});
