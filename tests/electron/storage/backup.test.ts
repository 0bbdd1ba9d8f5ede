import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { defaultSettings } from '#shared/api/settingsSchema';
import { parseLayout } from '#shared/lamp/layoutText';
import { writeBackup, restoreBackup } from '../../../electron/storage/backup';
import type { Storage } from '../../../electron/storage/Storage';
import { temporaryFolder } from '../../fakes/temporaryFolder';
import { glow, reply, wish } from '../../shared/conversation/logOf';
import { dayMs, folderBytes, openStorage, conversationPath, startMs, tickingClock } from './openStorage';

const secret = 'Geheimnis';

/** A storage with some of everything, and a path for a backup. */
async function fullStorage() {
  const folder = temporaryFolder();
  const { storage, warnings } = await openStorage(folder, { now: tickingClock() });
  const log = await storage.conversations.create();
  await log.append(wish(`${secret}\u2028 on two lines\r\n☔`), reply(1, glow('Candle')));
  await storage.conversations.rename(log.id, `Title ${secret}`);
  await storage.conversations.create();
  await storage.library.save(glow(secret), parseLayout('8x8'), ['warm', secret]);
  await storage.library.save(glow('Sea', '#0000FF'));
  storage.settings.set({ brightness: 12, standingWishes: [secret] });
  storage.setCalibration(secret, { ratios: [1], replies: [5] });
  return { folder, storage, warnings, log, file: join(temporaryFolder(), 'backup.lampwright') };
}

/** Everything stored, as exported texts. */
async function contents({ conversations, library, settings }: Storage) {
  const programs = (await library.list()).map(({ id, program, layout, tags, savedAt }) => ({
    id,
    program,
    layout,
    tags,
    savedAt,
  }));
  const ids = await conversations.ids();
  return {
    conversations: await Promise.all(ids.map((id) => conversations.exportText(id))),
    programs,
    settings: settings.get(),
  };
}

function filesWithSecret(folder: string): string[] {
  const files = Object.entries(folderBytes(folder));
  return files.filter(([, text]) => text.includes(secret)).map(([name]) => name);
}

describe('a backup', () => {
  it('restores everything after all was erased', async () => {
    const { folder, storage, file } = await fullStorage();
    const before = await contents(storage);
    const listed = await storage.conversations.list();
    expect(await writeBackup(storage, file)).toEqual({ conversations: 2, programs: 2 });
    await storage.eraseAll();
    expect(await contents(storage)).toEqual({ conversations: [], programs: [], settings: defaultSettings });
    expect(await restoreBackup(storage, file)).toEqual({ conversations: 2, programs: 2 });
    expect(await contents(storage)).toEqual(before);
    await storage.close();
    const again = await openStorage(folder);
    expect(await contents(again.storage)).toEqual(before);
    expect(await again.storage.conversations.list()).toEqual(listed);
    expect(again.warnings).toEqual([]);
  });

  it('adds nothing if all of it is there', async () => {
    const { folder, storage, file } = await fullStorage();
    await writeBackup(storage, file);
    const before = folderBytes(folder);
    expect(await restoreBackup(storage, file)).toEqual({ conversations: 0, programs: 0 });
    expect(folderBytes(folder)).toEqual(before);
    await storage.close();
  });

  it('adds nothing when it is restored a second time', async () => {
    const { storage, file } = await fullStorage();
    await writeBackup(storage, file);
    const { storage: other } = await openStorage(temporaryFolder(), { now: tickingClock(startMs + dayMs) });
    await restoreBackup(other, file);
    const before = await contents(other);
    expect(await restoreBackup(other, file)).toEqual({ conversations: 0, programs: 0 });
    expect(await contents(other)).toEqual(before);
    await storage.close();
  });

  it('adds nothing for a conversation that was only continued since', async () => {
    const { storage, log, file } = await fullStorage();
    await writeBackup(storage, file);
    await log.append(wish('brighter'));
    expect(await restoreBackup(storage, file)).toEqual({ conversations: 0, programs: 0 });
    expect(log.entries.at(-1)).toMatchObject({ text: 'brighter' });
    expect(await storage.conversations.list()).toHaveLength(2);
    await storage.close();
  });

  it('adds a conversation that continued differently here as a copy, once, not with every restore', async () => {
    const { folder, storage, log, file } = await fullStorage();
    await writeBackup(storage, file);
    await storage.close();
    const lines = readFileSync(conversationPath(folder, log.id), 'utf8').trimEnd().split('\n');
    writeFileSync(conversationPath(folder, log.id), `${lines.slice(0, -1).join('\n')}\n`);
    const { storage: other } = await openStorage(folder);
    await (await other.conversations.open(log.id)).append(wish('another way'));
    expect(await restoreBackup(other, file)).toEqual({ conversations: 1, programs: 0 });
    expect(await restoreBackup(other, file)).toEqual({ conversations: 0, programs: 0 });
    expect(await other.conversations.list()).toHaveLength(3);
  });

  it('does not overwrite settings that were changed', async () => {
    const { storage, file } = await fullStorage();
    await writeBackup(storage, file);
    const { storage: other } = await openStorage(temporaryFolder());
    other.settings.set({ theme: 'light' });
    await restoreBackup(other, file);
    expect(other.settings.get()).toEqual({ ...defaultSettings, theme: 'light' });
    await storage.close();
  });

  it.each<[string, string, (text: string) => string]>([
    ['empty', 'BAD_BACKUP', () => ''],
    ['of another app', 'BAD_BACKUP', () => '{"chats":[]}\n'],
    ['a conversation', 'BAD_BACKUP', (text) => text.replace('"backup"', '"conversation"')],
    ['cut off in a line', 'BAD_BACKUP', (text) => text.slice(0, -30)],
    ['cut off after a line', 'BAD_BACKUP', (text) => text.replace(/[^\n]*\n$/, '')],
    ['without one of its lines', 'BAD_BACKUP', (text) => text.replace(/\{"kind":"program".*\n/, '')],
    ['damaged in a line', 'BAD_BACKUP', (text) => text.replace(/\{"kind":"program"/, '{"kind":"pro')],
    ['with more behind its end', 'BAD_BACKUP', (text) => `${text}{"kind":"settings","value":{}}\n`],
    [
      'made of lines of an unknown kind',
      'BAD_BACKUP',
      (text) => text.replace('{"kind":"end"', '{"kind":"gossip"}\n{"kind":"end"'),
    ],
    [
      'with an invalid conversation',
      'BAD_BACKUP',
      (text) => text.replace(/("kind":"conversation","text":)".*"\}/, '$1"x"}'),
    ],
    [
      'with an invalid program',
      'BAD_BACKUP',
      (text) => text.replace(/("kind":"program","id":"[^"]*","text":)".*"\}/, '$1"x"}'),
    ],
    ['of a newer version', 'NEWER_FORMAT', (text) => text.replace('"version":1', '"version":2')],
  ])('that is %s is refused before anything is imported', async (_, code, spoil) => {
    const { storage, file } = await fullStorage();
    await writeBackup(storage, file);
    await storage.close();
    writeFileSync(file, spoil(readFileSync(file, 'utf8')));
    const folder = temporaryFolder();
    const { storage: other } = await openStorage(folder);
    const before = folderBytes(folder);
    const refused = await restoreBackup(other, file).catch((error: unknown) => error);
    expect(Object.keys(folderBytes(folder))).toEqual(Object.keys(before));
    expect(folderBytes(folder)).toEqual(before);
    expect(refused).toMatchObject({ code });
  });

  it('that does not exist is reported by name', async () => {
    const { storage } = await openStorage(temporaryFolder());
    await expect(restoreBackup(storage, '/no/such/backup')).rejects.toMatchObject({
      code: 'FILE_UNREADABLE',
      message: expect.stringContaining('/no/such/backup') as string,
    });
  });

  it.each<['read' | 'write', string, string]>([
    ['write', 'damaged beyond reading', 'noise'],
    ['read', 'damaged beyond reading', 'noise'],
    ['write', 'of a newer version', '{"lampwright":"conversation","version":9}\n'],
  ])(
    'to %s is made and restored even if one conversation is %s: the rest is included',
    async (mode, _, text) => {
      const { folder, storage, file } = await fullStorage();
      await storage.close();
      writeFileSync(conversationPath(folder, 'spoilt'), text);
      const again = await openStorage(folder, { mode });
      expect(await writeBackup(again.storage, file)).toEqual({ conversations: 2, programs: 2 });
      expect(again.warnings.join('\n')).toContain('spoilt');
      await again.storage.close();
      writeFileSync(conversationPath(folder, 'spoilt'), text);
      const third = await openStorage(folder);
      expect(await restoreBackup(third.storage, file)).toEqual({ conversations: 0, programs: 0 });
    },
  );
});

describe('erasing all', () => {
  it('leaves nothing readable behind: no deleted, damaged or open conversation, no index', async () => {
    const { folder, storage, log } = await fullStorage();
    const removed = await storage.conversations.create();
    await removed.append(wish(secret));
    await storage.conversations.remove(removed.id);
    await storage.library.remove((await storage.library.save(glow(secret))).id);
    writeFileSync(conversationPath(folder, 'noise'), secret);
    await storage.conversations.list();
    expect(existsSync(join(folder, 'damaged'))).toBe(true);
    const underWay = log.append(wish(secret)).catch(() => undefined);
    await storage.eraseAll();
    await underWay;
    expect(filesWithSecret(folder)).toEqual([]);
    await expect(log.append(wish(secret))).rejects.toMatchObject({ code: 'FILE_UNWRITABLE' });
    await expect(storage.conversations.putBack(removed.id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(storage.calibration(secret)).toEqual({ ratios: [], replies: [] });
    const fresh = await storage.conversations.create();
    await fresh.append(wish('a new start'));
    await storage.close();
    const again = await openStorage(folder);
    expect(await again.storage.conversations.list()).toMatchObject([{ id: fresh.id, title: 'New start' }]);
    expect(again.storage.settings.get()).toEqual(defaultSettings);
    expect(again.warnings).toEqual([]);
  });
});

describe('erasing all after a crash', () => {
  it.each([
    ['a conversation', join('conversations', '2026-01-05-aaaaaaaa.jsonl.b1946ac9.new')],
    // The names `conf` uses while it writes, before it moves the file into place.
    ['the settings', 'settings.json.tmp-1234567890abcdef'],
    ['the index', 'index.json.tmp-1234567890abcdef'],
  ])('removes the half-written file of %s', async (_, name) => {
    const { folder, storage } = await fullStorage();
    writeFileSync(join(folder, name), secret);
    await storage.eraseAll();
    expect(filesWithSecret(folder)).toEqual([]);
    await storage.close();
  });
});

describe('a conversation or program deleted', () => {
  it.each([
    [29, true],
    [31, false],
  ])('%i days ago can be restored: %s', async (days, isKept) => {
    const folder = temporaryFolder();
    // Written long before it was deleted: only the time of the deletion counts.
    const first = await openStorage(folder, { now: () => startMs });
    const { id } = await first.storage.conversations.create();
    const item = await first.storage.library.save(glow('Candle'));
    await first.storage.conversations.remove(id);
    await first.storage.library.remove(item.id);
    await first.storage.close();
    const { storage } = await openStorage(folder, { now: () => startMs + days * dayMs });
    const files = ['conversations', 'library'].flatMap((kind) => readdirSync(join(folder, 'trash', kind)));
    expect(files).toHaveLength(isKept ? 2 : 0);
    const back = [storage.conversations.putBack(id), storage.library.putBack(item.id)];
    const results = await Promise.allSettled(back);
    expect(results.map(({ status }) => status === 'fulfilled')).toEqual([isKept, isKept]);
  });
});
