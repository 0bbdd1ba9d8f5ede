import { appendFileSync, copyFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { EntryDraft } from '#shared/conversation/Entry';
import { temporaryFolder } from '../../fakes/temporaryFolder';
import { glow, reply, wish } from '../../shared/conversation/logOf';
import { program } from '../../shared/program/arbitraries';
import {
  folderBytes,
  folderBytesWithoutLock,
  openStorage,
  conversationPath,
  startMs,
  tickingClock,
} from './openStorage';

/** A folder with three conversations: about a candle, about the sea, and an empty one. */
async function threeConversations() {
  const folder = temporaryFolder();
  const { storage } = await openStorage(folder, { now: tickingClock() });
  const [candle, sea, empty] = [
    await storage.conversations.create(),
    await storage.conversations.create(),
    await storage.conversations.create(),
  ];
  await candle.append(wish('please make me a candle'), reply(1, glow('Candle')));
  await sea.append(wish('the Sea at night'), reply(1, glow('Deep Ocean')), wish('with a lighthouse'));
  const list = await storage.conversations.list();
  await storage.close();
  return { folder, candle: candle.id, sea: sea.id, empty: empty.id, list };
}

describe('a conversation', () => {
  it('is the same after reopening the storage', async () => {
    const folder = temporaryFolder();
    const first = await openStorage(folder, { now: tickingClock() });
    const log = await first.storage.conversations.create();
    await log.append(wish('ein Wald, in dem es regnet ☔'));
    await log.append(reply(1, glow('Rain')), { type: 'note', text: 'likes rain', origin: 'model', to: 2 });
    await first.storage.close();

    const second = await openStorage(folder);
    const again = await second.storage.conversations.open(log.id);
    expect(again.entries).toEqual(log.entries);
    expect(again.entries.map(({ seq }) => seq)).toEqual([1, 2, 3]);
    expect(again.createdAt).toBe(log.createdAt);
    expect((await again.append(wish('more')))[0]).toMatchObject({ seq: 4, text: 'more' });
    expect(second.warnings).toEqual([]);
    await second.storage.close();
  });

  it('opened twice is the same object', async () => {
    const { storage } = await openStorage(temporaryFolder());
    const { id } = await storage.conversations.create();
    const [one, other] = await Promise.all([storage.conversations.open(id), storage.conversations.open(id)]);
    expect(one).toBe(other);
    await storage.close();
  });

  it('keeps the order of appends that were not awaited, even around a refused one', async () => {
    const folder = temporaryFolder();
    const { storage } = await openStorage(folder);
    const log = await storage.conversations.create();
    const texts = Array.from({ length: 40 }, (_, index) => (index === 20 ? '' : `wish ${index}`));
    const results = await Promise.allSettled(texts.map((text) => log.append(wish(text))));
    expect(results.filter(({ status }) => status === 'rejected')).toHaveLength(1);
    await storage.close();
    const again = await openStorage(folder, { mode: 'read' });
    const entries = await again.storage.conversations.read(log.id);
    expect(entries.map((entry) => entry.type === 'wish' && entry.text)).toEqual(texts.filter(Boolean));
    expect(entries.map(({ seq }) => seq)).toEqual(entries.map((_, index) => index + 1));
  });

  it.each<[string, EntryDraft]>([
    ['an empty wish', wish('')],
    ['a title of two lines', { type: 'rename', title: 'one\ntwo' }],
    ['an unknown type', { type: 'gossip' } as unknown as EntryDraft],
    ['an unknown field', { ...wish('x'), colour: 'red' } as unknown as EntryDraft],
  ])('refuses %s, which would not load, and writes nothing of that append', async (_, bad) => {
    const folder = temporaryFolder();
    const { storage } = await openStorage(folder);
    const log = await storage.conversations.create();
    await log.append(wish('sound'));
    const before = folderBytes(folder);
    await expect(log.append(wish('sound too'), bad)).rejects.toThrow(/[Ii]nvalid|Unrecognized|expected/);
    expect(folderBytes(folder)).toEqual(before);
    expect(log.entries).toHaveLength(1);
    expect((await log.append(wish('next')))[0]?.seq).toBe(2);
    await storage.close();
  });

  it('is read back unchanged, whatever it contains', async () => {
    const text = fc.string({ minLength: 1, maxLength: 40, unit: 'binary' });
    const draft: fc.Arbitrary<EntryDraft> = fc.oneof(
      text.map((words) => wish(words, { sent: words })),
      text.map((words): EntryDraft => ({ type: 'prompt', agent: 'corrector', text: words })),
      fc
        .tuple(program, text, fc.nat())
        .map(([one, words, tokens]) =>
          reply(1, one, { text: words, repairs: [words], meter: { model: 'm', replyTokens: tokens } }),
        ),
      text.map((words): EntryDraft => ({ type: 'correction', to: 1, refused: words, sent: words })),
      text.map((words): EntryDraft => ({ type: 'failure', to: 1, code: 'NO_STEPS', message: words })),
      text.map((words): EntryDraft => ({
        type: 'compaction',
        because: 'budget',
        block: [{ tier: 'summary', text: words, of: 1 }],
        skipped: 0,
        verbatimFrom: 2,
        standsFor: 7,
      })),
    );
    const batches = fc.array(fc.array(draft, { minLength: 1, maxLength: 4 }), { maxLength: 4 });
    await fc.assert(
      fc.asyncProperty(batches, async (drafts) => {
        const folder = temporaryFolder();
        const first = await openStorage(folder);
        const log = await first.storage.conversations.create();
        for (const batch of drafts) await log.append(...batch);
        await first.storage.close();
        const second = await openStorage(folder);
        const again = await second.storage.conversations.open(log.id);
        expect(again.entries).toEqual(log.entries);
        expect(again.entries).toMatchObject(drafts.flat());
        expect(second.warnings).toEqual([]);
        await second.storage.close();
      }),
      { numRuns: 30 },
    );
  });
});

describe('the list', () => {
  it('has the last used first, each with its title and its number of exchanges', async () => {
    const { list, candle, sea, empty } = await threeConversations();
    expect(list).toMatchObject([
      { id: sea, title: 'Sea at night', exchanges: 1 },
      { id: candle, title: 'Candle', exchanges: 1 },
      { id: empty, title: 'New conversation', exchanges: 0 },
    ]);
    const times = list.map(({ updatedAt }) => updatedAt);
    expect(times).toEqual(times.toSorted((one, other) => other - one));
  });

  it.each<[string, (index: string) => void]>([
    ['deleted', (index) => rmSync(index)],
    ['cut off', (index) => writeFileSync(index, readFileSync(index).subarray(0, 40))],
    ['emptied', (index) => writeFileSync(index, '')],
    ['of another structure', (index) => writeFileSync(index, '{"conversations":{"a":5}}')],
    ['not an object', (index) => writeFileSync(index, '[]')],
  ])('is the same when its index is %s', async (_, spoil) => {
    const { folder, list } = await threeConversations();
    spoil(join(folder, 'index.json'));
    const { storage } = await openStorage(folder);
    expect(await storage.conversations.list()).toEqual(list);
    await storage.close();
    const again = await openStorage(folder);
    expect(await again.storage.conversations.list()).toEqual(list);
    expect(again.warnings).toEqual([]);
  });

  it('notices a file that was changed, added or removed by another program', async () => {
    const { folder, candle, sea, empty } = await threeConversations();
    const line = { seq: 3, at: startMs + 10_000_000, type: 'rename', title: 'Renamed elsewhere' };
    appendFileSync(conversationPath(folder, candle), `${JSON.stringify(line)}\n`);
    rmSync(conversationPath(folder, empty));
    const copy = readFileSync(conversationPath(folder, sea), 'utf8');
    writeFileSync(conversationPath(folder, 'copied'), copy);
    const { storage } = await openStorage(folder);
    const titles = (await storage.conversations.list()).map(({ id, title }) => [id, title]);
    expect(titles[0]).toEqual([candle, 'Renamed elsewhere']);
    expect(new Set(titles.map(([id]) => id))).toEqual(new Set([candle, sea, 'copied']));
  });

  it('includes what was just appended', async () => {
    const { storage } = await openStorage(temporaryFolder(), { now: tickingClock() });
    const log = await storage.conversations.create();
    await storage.conversations.list();
    await log.append(wish('a sunrise'));
    expect(await storage.conversations.list()).toMatchObject([{ title: 'Sunrise' }]);
    await storage.close();
  });
});

describe('renaming', () => {
  it('sets a title that stays, trimmed and shortened', async () => {
    const { folder, candle } = await threeConversations();
    const { storage } = await openStorage(folder);
    await storage.conversations.rename(candle, ` Grandma’s\n  candle ${'x'.repeat(300)}`);
    await storage.close();
    const again = await openStorage(folder);
    const [first] = await again.storage.conversations.list();
    expect(first?.id).toBe(candle);
    expect(first?.title).toMatch(/^Grandma’s candle x+$/);
    expect(first?.title).toHaveLength(120);
  });

  it('needs a title, and an existing conversation', async () => {
    const { folder, candle } = await threeConversations();
    const { storage } = await openStorage(folder);
    const before = folderBytesWithoutLock(folder);
    const { conversations } = storage;
    await expect(conversations.rename(candle, ' \n ')).rejects.toMatchObject({ code: 'EMPTY_INPUT' });
    await expect(conversations.rename('nothing', 'x')).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(folderBytesWithoutLock(folder)).toEqual(before);
  });

  it('does not close the conversation for a caller who opened it meanwhile', async () => {
    const { folder, candle } = await threeConversations();
    const { storage } = await openStorage(folder);
    const renaming = storage.conversations.rename(candle, 'Renamed');
    const log = await storage.conversations.open(candle);
    await renaming;
    await log.append(wish('brighter'));
    expect(log.entries.at(-1)).toMatchObject({ text: 'brighter' });
    await storage.close();
  });
});

describe('deleting', () => {
  it('can be undone, also after a restart, without losing an entry', async () => {
    const { folder, candle, sea, empty, list } = await threeConversations();
    const first = await openStorage(folder);
    const log = await first.storage.conversations.open(candle);
    await first.storage.conversations.remove(candle);
    await expect(first.storage.conversations.open(candle)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(log.append(wish('too late'))).rejects.toMatchObject({ code: 'FILE_UNWRITABLE' });
    expect((await first.storage.conversations.list()).map(({ id }) => id)).toEqual([sea, empty]);
    await first.storage.close();

    const second = await openStorage(folder);
    await second.storage.conversations.putBack(candle);
    expect(await second.storage.conversations.list()).toEqual(list);
    expect(await second.storage.conversations.read(candle)).toEqual(log.entries);
    await expect(second.storage.conversations.putBack(candle)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('waits for appends in progress', async () => {
    const { folder, candle } = await threeConversations();
    const { storage } = await openStorage(folder);
    const log = await storage.conversations.open(candle);
    const appended = log.append(wish('just in time'));
    await storage.conversations.remove(candle);
    await appended;
    await storage.conversations.putBack(candle);
    expect((await storage.conversations.read(candle)).at(-1)).toMatchObject({ text: 'just in time' });
  });
});

describe('searching', () => {
  it.each([
    ['candle', ['candle']],
    ['SEA night', ['sea']],
    ['lighthouse', ['sea']],
    ['ocean deep', ['sea']],
    ['new', ['empty']],
    ['submarine', []],
    ['sea candle', []],
  ])('for “%s” finds %j', async (words, names) => {
    const made = await threeConversations();
    const { storage } = await openStorage(made.folder);
    const found = (await storage.conversations.search(words)).map(({ id }) => id);
    expect(found).toEqual(names.map((name) => made[name as 'candle' | 'sea' | 'empty']));
  });

  it('returns the wish that contains the words', async () => {
    const { folder } = await threeConversations();
    const { storage } = await openStorage(folder);
    expect(await storage.conversations.search('LIGHT')).toMatchObject([{ wish: 'with a lighthouse' }]);
  });
});

describe('an id', () => {
  it.each([
    '../x',
    '../../x',
    '..',
    '.',
    '',
    'a/b',
    'a\\b',
    '/etc/passwd',
    'x\0',
    'x\n',
    'x'.repeat(65),
    'missing',
  ])('%j is not found, and nothing outside is touched', async (id) => {
    const outer = temporaryFolder();
    const folder = join(outer, 'data');
    const { storage } = await openStorage(folder);
    const { id: inside } = await storage.conversations.create();
    for (const place of [outer, folder])
      copyFileSync(conversationPath(folder, inside), join(place, 'x.jsonl'));
    const before = folderBytes(outer);
    const { conversations } = storage;
    const attempts: Promise<unknown>[] = [
      conversations.open(id),
      conversations.read(id),
      conversations.exportText(id),
      conversations.rename(id, 'x'),
      conversations.remove(id),
      conversations.putBack(id),
    ];
    for (const attempt of await Promise.allSettled(attempts)) {
      expect(attempt).toMatchObject({ status: 'rejected', reason: { code: 'NOT_FOUND' } });
    }
    expect(folderBytes(outer)).toEqual(before);
    await storage.close();
  });
});
