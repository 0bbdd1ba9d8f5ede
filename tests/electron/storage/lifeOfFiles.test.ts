import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadConversation } from '../../../electron/storage/conversationFiles';
import { FolderLock } from '../../../electron/storage/FolderLock';
import { Place } from '../../../electron/storage/Place';
import { openConfStore } from '../../../electron/storage/confStore';
import type { Format } from '#shared/conversation/conversationFile';
import { temporaryFolder } from '../../fakes/temporaryFolder';
import { wish } from '../../shared/conversation/logOf';
import { openStorage, pathOf, start, tickingClock } from './openStorage';

describe('a conversation deleted twice', () => {
  it('is there twice among what was deleted; the last one comes back', async () => {
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
  it('is written anew in the current one, once', async () => {
    const folder = temporaryFolder();
    const { storage } = await openStorage(folder);
    const { id } = await storage.conversations.create();
    await storage.close();
    const path = pathOf(folder, id);
    const old = `${readFileSync(path, 'utf8')}{"seq":1,"at":5,"type":"wish","words":"a candle"}\n`;
    writeFileSync(path, old);
    const format: Format = {
      version: 2,
      migrations: new Map([[1, ({ words, ...entry }) => ({ ...entry, text: words })]]),
    };
    const place = new Place(
      folder,
      openConfStore,
      await FolderLock.take(folder),
      () => undefined,
      () => start,
    );
    const loaded = await loadConversation(place, path, id, format);
    expect(loaded?.entries).toMatchObject([{ text: 'a candle' }]);
    const lines = readFileSync(path, 'utf8').trimEnd().split('\n');
    expect(lines.map((line) => JSON.parse(line) as unknown)).toMatchObject([
      { version: 2, id },
      { seq: 1, at: 5, type: 'wish', text: 'a candle' },
    ]);
    expect(loaded?.length).toBe(readFileSync(path).length);
    expect(await loadConversation(place, path, id, format)).toEqual(loaded);
  });
});
