import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { formatEntries, formatHeader } from '#shared/conversation/conversationFile';
import type { Storage } from '../../../electron/storage/Storage';
import { temporaryFolder } from '../../fakes/temporaryFolder';
import { glow, logOf, reply, wish } from '../../shared/conversation/logOf';
import { folderBytes, openStorage, startMs, tickingClock } from './openStorage';

const entries = logOf(wish('a “harbour”\r\nat dawn ⛵'), reply(1, glow('Harbour')), wish('slower'));
const exported = formatHeader('2026-01-05-harbour', startMs) + formatEntries(entries);

async function emptyStorage(folder = temporaryFolder()) {
  return openStorage(folder, { now: tickingClock() });
}

/** Imports a text and returns what the conversation then contains. */
async function taken(storage: Storage, text: string) {
  const id = await storage.conversations.importText(text);
  return {
    id,
    entries: await storage.conversations.read(id),
    text: await storage.conversations.exportText(id),
  };
}

describe('an exported conversation', () => {
  it('is the same after it was imported elsewhere and exported again', async () => {
    const first = await emptyStorage();
    const log = await first.storage.conversations.create();
    await log.append(wish('a candle'), reply(1, glow('Candle')));
    await first.storage.conversations.rename(log.id, 'Ours');
    const text = await first.storage.conversations.exportText(log.id);
    await first.storage.close();

    const folder = temporaryFolder();
    const second = await emptyStorage(folder);
    const copy = await taken(second.storage, text);
    expect(copy).toEqual({ id: log.id, entries: log.entries, text });
    await second.storage.close();
    const { storage, warnings } = await openStorage(folder);
    expect(await storage.conversations.list()).toMatchObject([{ id: log.id, title: 'Ours' }]);
    expect(warnings).toEqual([]);
  });

  it('has the current entries, also while it is open', async () => {
    const { storage } = await emptyStorage();
    const log = await storage.conversations.create();
    await log.append(wish('a candle'));
    const [entry] = log.entries;
    expect((await storage.conversations.exportText(log.id)).split('\n')[1]).toBe(JSON.stringify(entry));
    await storage.close();
  });
});

describe('importing', () => {
  it('keeps the id if it is free', async () => {
    const { storage, warnings } = await emptyStorage();
    expect(await taken(storage, exported)).toEqual({ id: '2026-01-05-harbour', entries, text: exported });
    expect(warnings).toEqual([]);
  });

  it('assigns a new id if it is taken, and leaves the other conversation alone', async () => {
    const folder = temporaryFolder();
    const { storage } = await emptyStorage(folder);
    const first = await storage.conversations.importText(exported);
    const log = await storage.conversations.open(first);
    await log.append(wish('only here'));
    const second = await taken(storage, exported);
    expect(second.id).not.toBe(first);
    expect(second.entries).toEqual(entries);
    await (await storage.conversations.open(second.id)).append(wish('only there'));
    expect(log.entries).toHaveLength(4);
    await storage.close();
    const again = await openStorage(folder);
    expect(again.warnings).toEqual([]);
    expect((await again.storage.conversations.read(first)).at(-1)).toMatchObject({ text: 'only here' });
    expect((await again.storage.conversations.read(second.id)).at(-1)).toMatchObject({ text: 'only there' });
  });

  it('keeps both of two that are imported at once with the same id', async () => {
    const { storage } = await emptyStorage();
    const other = formatHeader('2026-01-05-harbour', startMs) + formatEntries(logOf(wish('another one')));
    const ids = await Promise.all([
      storage.conversations.importText(exported),
      storage.conversations.importText(other),
    ]);
    expect(new Set(ids).size).toBe(2);
    expect(await storage.conversations.list()).toHaveLength(2);
  });

  it('reads a file with Windows line endings', async () => {
    const { storage, warnings } = await emptyStorage();
    expect(await taken(storage, exported.replaceAll('\n', '\r\n'))).toMatchObject({
      entries,
      text: exported,
    });
    expect(warnings).toEqual([]);
  });

  it.each([
    ['nothing', ''],
    ['plain words', 'a candle, please'],
    ['a program', JSON.stringify({ program: glow('Candle') })],
    ['a list', '[]\n[]\n'],
    ['a backup', '{"lampwright":"backup","version":1}\n{"kind":"settings","value":{}}\n'],
    ['half a header', exported.slice(0, 20)],
    ['lines of another app', '{"role":"user","content":"hi"}\n{"role":"assistant","content":"hi"}\n'],
  ])('refuses %s, and writes nothing', async (_, text) => {
    const folder = temporaryFolder();
    const { storage } = await emptyStorage(folder);
    await storage.conversations.create();
    const before = folderBytes(folder);
    await expect(storage.conversations.importText(text)).rejects.toMatchObject({ code: 'BAD_CONVERSATION' });
    expect(folderBytes(folder)).toEqual(before);
    await storage.close();
  });

  it('refuses a file from a newer Lampwright, and writes nothing', async () => {
    const folder = temporaryFolder();
    const { storage } = await emptyStorage(folder);
    const before = folderBytes(folder);
    const newer = exported.replace(/"version":\d+/, '"version":99');
    await expect(storage.conversations.importText(newer)).rejects.toMatchObject({ code: 'NEWER_FORMAT' });
    expect(folderBytes(folder)).toEqual(before);
  });

  it('imports the valid lines of a damaged file, and says so', async () => {
    const { storage, warnings } = await emptyStorage();
    const lines = exported.split('\n');
    lines[2] = '{"seq":2,"at":';
    const copy = await taken(storage, lines.join('\n'));
    expect(copy.entries).toEqual([entries[0], entries[2]]);
    expect(warnings).toHaveLength(1);
    expect(warnings[0]).toContain('1 of its lines could not be read');
  });

  it('says that the last line was cut off, as by an incomplete copy', async () => {
    const { storage, warnings } = await emptyStorage();
    const copy = await taken(storage, exported.slice(0, -20));
    expect(copy.entries).toEqual(entries.slice(0, 2));
    expect(warnings).toEqual([expect.stringContaining('1 of its lines could not be read')]);
  });

  it('never uses an id that leads out of the folder, whatever the file says', async () => {
    const outer = temporaryFolder();
    const { storage } = await emptyStorage(join(outer, 'data'));
    const evil = exported.replace('2026-01-05-harbour', '../../evil');
    const copy = await taken(storage, evil);
    expect(copy.id).toMatch(/^2026-01-05-[0-9a-f]{8}$/);
    expect(copy.entries).toEqual(entries);
    const names = Object.keys(folderBytes(outer));
    expect(names.filter((name) => name.includes('evil'))).toEqual([]);
    expect(names).toContain(join('data', 'conversations', `${copy.id}.jsonl`));
  });

  it.each(['__proto__', 'constructor', 'toString'])('lists one that is called %s', async (id) => {
    const folder = temporaryFolder();
    const { storage } = await emptyStorage(folder);
    await storage.conversations.importText(exported.replace('2026-01-05-harbour', id));
    expect(await storage.conversations.list()).toMatchObject([{ id, exchanges: 1 }]);
    await storage.close();
    const again = await openStorage(folder);
    expect(await again.storage.conversations.list()).toMatchObject([{ id, exchanges: 1 }]);
  });
});
