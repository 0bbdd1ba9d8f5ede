import { mkdirSync, readdirSync, readFileSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { loadConversation } from '../../../electron/storage/loadConversation';
import { FolderLock } from '../../../electron/storage/FolderLock';
import { StorageContext } from '../../../electron/storage/StorageContext';
import { openConfStore } from '../../../electron/storage/openConfStore';
import { currentFormat, type Format } from '#shared/conversation/conversationFile';
import { temporaryFolder } from '../../fakes/temporaryFolder';
import { glow, wish } from '../../shared/conversation/logOf';
import { openStorage, conversationPath, startMs, tickingClock } from './openStorage';

describe('a conversation deleted twice', () => {
  it('is there twice among the deleted ones; the last one is restored', async () => {
    const folder = temporaryFolder();
    const { storage } = await openStorage(folder, { now: tickingClock() });
    const { conversations } = storage;
    const log = await conversations.create();
    await log.append(wish('one'));
    const exported = await conversations.exportText(log.id);
    await conversations.remove(log.id);
    await conversations.importText(exported);
    await (await conversations.open(log.id)).append(wish('two'));
    await conversations.remove(log.id);
    expect(readdirSync(join(folder, 'trash/conversations'))).toHaveLength(2);
    await conversations.putBack(log.id);
    expect(await conversations.read(log.id)).toMatchObject([{ text: 'one' }, { text: 'two' }]);
  });
});

describe('a conversation of an older format', () => {
  it('is rewritten in the current format, once', async () => {
    const folder = temporaryFolder();
    const { storage } = await openStorage(folder);
    const { id } = await storage.conversations.create();
    await storage.close();
    const path = conversationPath(folder, id);
    const old = `${readFileSync(path, 'utf8')}{"seq":1,"at":5,"type":"wish","words":"a candle"}\n`;
    writeFileSync(path, old);
    const format: Format = {
      version: currentFormat.version + 1,
      migrations: new Map([[currentFormat.version, ({ words, ...entry }) => ({ ...entry, text: words })]]),
    };
    const place = new StorageContext(
      folder,
      openConfStore,
      await FolderLock.acquire(folder),
      () => undefined,
      () => startMs,
    );
    const loaded = await loadConversation(place, path, id, format);
    expect(loaded?.entries).toMatchObject([{ text: 'a candle' }]);
    const lines = readFileSync(path, 'utf8').trimEnd().split('\n');
    expect(lines.map((line) => JSON.parse(line) as unknown)).toMatchObject([
      { version: format.version, id },
      { seq: 1, at: 5, type: 'wish', text: 'a candle' },
    ]);
    expect(loaded?.length).toBe(readFileSync(path).length);
    expect(await loadConversation(place, path, id, format)).toEqual(loaded);
  });
});

describe('a saved program of a newer format', () => {
  it('is named, left untouched and not treated as damaged', async () => {
    const folder = temporaryFolder();
    const { storage, warnings } = await openStorage(folder);
    const { id } = await storage.library.save(glow('Candle'));
    const path = join(folder, 'library', `${id}.lamp.json`);
    const newer = readFileSync(path, 'utf8').replace('"version": 1', '"version": 2');
    writeFileSync(path, newer);
    expect(await storage.library.list()).toEqual([]);
    expect(warnings.join()).toMatch(new RegExp(`${id}.*newer Lampwright \\(format 2`));
    expect(readFileSync(path, 'utf8')).toBe(newer);
    await expect(storage.library.importText(newer)).rejects.toMatchObject({ code: 'NEWER_FORMAT' });
  });
});

describe('a whole file that is written', () => {
  it('is synced, with its folder, before the call returns', async () => {
    const { storage } = await openStorage(temporaryFolder());
    const { conversations, library } = storage;
    const probe = await open(import.meta.filename);
    const handles = Object.getPrototypeOf(probe) as { sync(): Promise<void> };
    await probe.close();
    const sync = vi.spyOn(handles, 'sync');
    onTestFinished(() => sync.mockRestore());
    const syncsOf = async (act: () => Promise<unknown>) => {
      sync.mockClear();
      await act();
      return sync.mock.calls.length;
    };
    const log = await conversations.create();
    // A file and its folder; moving a file syncs both folders.
    expect(await syncsOf(() => conversations.create())).toBe(2);
    expect(await syncsOf(() => log.append(wish('a candle')))).toBe(1);
    expect(await syncsOf(() => library.save(glow('Candle')))).toBe(2);
    expect(await syncsOf(() => conversations.remove(log.id))).toBe(2);
  });
});

describe('the index', () => {
  it('is not used if a file has another time, even with the same size', async () => {
    const folder = temporaryFolder();
    const { storage } = await openStorage(folder);
    const { id } = await storage.conversations.create();
    await (
      await storage.conversations.open(id)
    ).append(wish('a candle'), { type: 'rename', title: 'Monday' });
    await storage.close();
    const path = conversationPath(folder, id);
    writeFileSync(path, readFileSync(path, 'utf8').replace('Monday', 'Friday'));
    utimesSync(path, 1, 1);
    const again = await openStorage(folder);
    expect(await again.storage.conversations.list()).toMatchObject([{ title: 'Friday' }]);
  });

  it('is up to date when the storage is closed', async () => {
    const folder = temporaryFolder();
    const { storage } = await openStorage(folder);
    const log = await storage.conversations.create();
    await log.append(wish('a candle'));
    await storage.close();
    expect(readFileSync(join(folder, 'index.json'), 'utf8')).toContain('"Candle"');
  });
});

describe('erasing all', () => {
  it('does not touch foreign files', async () => {
    const folder = temporaryFolder();
    const { storage } = await openStorage(folder);
    await storage.conversations.create();
    await storage.library.save(glow('Candle'));
    mkdirSync(join(folder, 'library/books'));
    const foreign = [
      'library/books/a.pdf',
      'library/notes.txt',
      'conversations/my copy (1).jsonl',
      'conversations/twice.jsonl.jsonl',
      'index.json.bak',
    ];
    for (const name of foreign) writeFileSync(join(folder, name), 'mine');
    await storage.eraseAll();
    await storage.close();
    for (const name of foreign) expect(readFileSync(join(folder, name), 'utf8')).toBe('mine');
    expect(readdirSync(join(folder, 'library')).sort()).toEqual(['books', 'notes.txt']);
  });
});

describe('a data folder that cannot be used', () => {
  it('is reported in a sentence', async () => {
    const file = join(temporaryFolder(), 'file');
    writeFileSync(file, '');
    const { storage } = await openStorage(file, { mode: 'read' });
    await expect(storage.conversations.list()).rejects.toMatchObject({
      code: 'FILE_UNREADABLE',
      message: expect.stringContaining('it is no folder') as string,
    });
    await expect(openStorage(file)).rejects.toMatchObject({ code: 'FILE_UNWRITABLE' });
  });

  it('is still listed if only one file is a link to itself', async () => {
    const folder = temporaryFolder();
    const { storage, warnings } = await openStorage(folder);
    const { id } = await storage.conversations.create();
    symlinkSync('loop.jsonl', join(folder, 'conversations/loop.jsonl'));
    expect(await storage.conversations.list()).toMatchObject([{ id }]);
    expect(warnings.join()).toContain('loop');
    const item = await storage.library.save(glow('Candle'));
    symlinkSync('knot.lamp.json', join(folder, 'library/knot.lamp.json'));
    expect((await storage.library.list()).map(({ id: saved }) => saved)).toEqual([item.id]);
    expect(warnings.join()).toContain('knot');
  });
});
