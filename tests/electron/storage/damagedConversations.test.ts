import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  formatEntries,
  formatHeader,
  readConversation,
  type Format,
} from '#shared/conversation/conversationFile';
import { temporaryFolder } from '../../fakes/temporaryFolder';
import { glow, logOf, reply, wish } from '../../shared/conversation/logOf';
import { folderBytesWithoutLock, openStorage, conversationPath, startMs } from './openStorage';

const id = '2026-01-05-aaaaaaaa';
const other = '2026-01-05-bbbbbbbb';
const entries = logOf(
  wish('a candle'),
  reply(1, glow('Candle')),
  wish('wärmer 🔥, and as slow as the old clock in the hall'),
);
const text = formatHeader(id, startMs) + formatEntries(entries);
const lines = text.split('\n').slice(0, -1);
const otherText = formatHeader(other, startMs) + formatEntries(logOf(wish('the sea')));

/** A data folder with a conversation of these bytes, next to a valid one. */
async function folderWith(bytes: string | Buffer): Promise<string> {
  const folder = temporaryFolder();
  await (await openStorage(folder)).storage.close();
  const made = await openStorage(folder);
  await made.storage.conversations.importText(otherText);
  await made.storage.close();
  writeFileSync(conversationPath(folder, id), bytes);
  return folder;
}

/** The warnings and entries when such a conversation is opened, and again after one more entry was appended. */
async function openedTwice(folder: string) {
  const first = await openStorage(folder);
  const log = await first.storage.conversations.open(id);
  const read = [...log.entries];
  await log.append(wish('x'));
  await first.storage.close();
  const second = await openStorage(folder);
  const again = await second.storage.conversations.open(id);
  expect(second.warnings).toEqual([]);
  expect(again.entries).toMatchObject([...read, { text: 'x', seq: (read.at(-1)?.seq ?? 0) + 1 }]);
  expect(await second.storage.conversations.list()).toHaveLength(2);
  expect(readFileSync(conversationPath(folder, other), 'utf8')).toBe(otherText);
  await second.storage.close();
  return { warnings: first.warnings, read };
}

function setAside(folder: string): string[] {
  const damaged = join(folder, 'damaged');
  return existsSync(damaged) ? readdirSync(damaged).map((name) => join(damaged, name)) : [];
}

describe('a torn last line', () => {
  it('is dropped with a warning wherever it was cut, and the next append gives a file that loads', async () => {
    const bytes = Buffer.from(text);
    const lastLine = Buffer.byteLength(`${lines.at(-1)}\n`);
    const folder = await folderWith(text);
    for (let kept = 0; kept < lastLine - 1; kept++) {
      writeFileSync(conversationPath(folder, id), bytes.subarray(0, bytes.length - lastLine + kept));
      const { warnings, read } = await openedTwice(folder);
      expect(read, `${kept} bytes kept`).toEqual(entries.slice(0, 2));
      expect(warnings).toHaveLength(kept === 0 ? 0 : 1);
      if (kept > 0) expect(warnings[0]).toMatch(new RegExp(`last line of conversation ${id}.*left out`));
    }
    expect(setAside(folder)).toEqual([]);
  });

  it('that lacks only its line break is kept', async () => {
    const folder = await folderWith(text.slice(0, -1));
    const { warnings, read } = await openedTwice(folder);
    expect([read, warnings, setAside(folder)]).toEqual([entries, [], []]);
  });

  it.each([
    ['that is empty', '\n'],
    ['of zeros', `${'\0'.repeat(4096)}\n`],
    ['with half a character', Buffer.from([0x7b, 0xf0, 0x9f, 0x0a])],
    ['that is JSON, but not an entry', '{"seq":4}\n'],
  ])('%s, but finished, counts as damage: the original file is kept under another name', async (_, rest) => {
    const folder = await folderWith(Buffer.concat([Buffer.from(text), Buffer.from(rest)]));
    const { warnings, read } = await openedTwice(folder);
    expect(read).toEqual(entries);
    expect(warnings).toHaveLength(1);
    expect(setAside(folder)).toHaveLength(1);
    expect(warnings[0]).toContain(setAside(folder)[0]);
  });

  it.each([
    ['of zeros, unfinished', '\0'.repeat(4096)],
    ['of an entry with zeros at its end', `{"seq":4,"at":0,"type":"wi${'\0'.repeat(500)}`],
    ['with half a character', Buffer.from('{"seq":4,"at":0,"type":"wish","text":"🔥').subarray(0, -2)],
    ['that is JSON, but not an entry', '{"seq":4}'],
  ])('%s is dropped with a warning', async (_, rest) => {
    const folder = await folderWith(Buffer.concat([Buffer.from(text), Buffer.from(rest)]));
    const { warnings, read } = await openedTwice(folder);
    expect(read).toEqual(entries);
    expect(warnings).toHaveLength(1);
    expect(warnings[0]).toContain(id);
    expect(setAside(folder)).toEqual([]);
  });
});

describe('a damaged line', () => {
  it.each<[string, string | Buffer]>([
    ['cut short', '{"seq":2,"at":'],
    ['empty', ''],
    ['of zeros', '\0\0\0\0'],
    [
      'that is JSON with invalid UTF-8',
      Buffer.from('{"seq":2,"at":0,"type":"wish","text":"\xff"}', 'latin1'),
    ],
    ['with an earlier entry’s number', lines[1] ?? ''],
    ['of an unknown type', '{"seq":2,"at":0,"type":"gossip"}'],
  ])(
    '%s is lost alone: the original file is kept under another name, the other entries stay',
    async (_, damage) => {
      const pieces = [`${lines[0]}\n${lines[1]}\n`, damage, `\n${lines[3]}\n`].map((part) =>
        Buffer.from(part),
      );
      const bytes = Buffer.concat(pieces);
      const folder = await folderWith(bytes);
      const { warnings, read } = await openedTwice(folder);
      expect(read).toEqual([entries[0], entries[2]]);
      const [aside = '', ...more] = setAside(folder);
      expect(more).toEqual([]);
      expect(aside).toContain(id);
      expect(readFileSync(aside).equals(bytes)).toBe(true);
      expect(warnings).toHaveLength(1);
      expect(warnings[0]).toContain(id);
      expect(warnings[0]).toContain(aside);
      expect(warnings[0]).toContain('1 line');
    },
  );

  it('that was the header loses no entry', async () => {
    const folder = await folderWith(text.slice(10));
    const { warnings, read } = await openedTwice(folder);
    expect(read).toEqual(entries);
    expect(warnings[0]).toContain(setAside(folder)[0]);
  });

  it('and a torn one are both reported, and both are repaired', async () => {
    const folder = await folderWith(`${lines[0]}\nnonsense\n${lines[1]}\n${lines[2]?.slice(0, 30)}`);
    const { warnings, read } = await openedTwice(folder);
    expect(read).toEqual([entries[0]]);
    expect(warnings).toHaveLength(2);
  });

  it('is found by the list, too, and reported once', async () => {
    const folder = await folderWith(`${lines[0]}\nnonsense\n${lines[1]}\n`);
    const { storage, warnings } = await openStorage(folder);
    expect(await storage.conversations.list()).toHaveLength(2);
    await storage.conversations.list();
    await storage.close();
    expect(warnings).toHaveLength(1);
  });
});

describe('a damaged conversation that is listed repeatedly while it is opened', () => {
  it('keeps an acknowledged entry: no repair replaces the file with an older one', async () => {
    for (let round = 0; round < 10; round++) {
      const folder = await folderWith(`${lines[0]}\nnonsense\n${lines[1]}\n`);
      const { storage, warnings } = await openStorage(folder);
      const reads = Array.from({ length: 20 }, () => storage.conversations.read(id));
      await Promise.race(reads);
      const log = await storage.conversations.open(id);
      await log.append(wish('acknowledged'));
      await Promise.all(reads);
      await storage.close();
      const again = await openStorage(folder, { mode: 'read' });
      expect((await again.storage.conversations.read(id)).at(-1)).toMatchObject({ text: 'acknowledged' });
      expect(warnings).toHaveLength(1);
    }
  });
});

describe('an unreadable file', () => {
  it.each<[string, string | Buffer]>([
    ['empty', ''],
    ['zeros', Buffer.alloc(5000)],
    ['noise', Buffer.from(Array.from({ length: 3000 }, (_, index) => (index * 73) % 256))],
    ['another format', '{"messages":[]}\n'],
    ['half a header', text.slice(0, 30)],
  ])('(%s) is renamed with a warning; the others load', async (_, damage) => {
    const bytes = Buffer.from(damage);
    const folder = await folderWith(bytes);
    const { storage, warnings } = await openStorage(folder);
    expect(await storage.conversations.list()).toMatchObject([{ id: other, title: 'Sea' }]);
    const [aside = ''] = setAside(folder);
    expect(aside).toContain(id);
    expect(readFileSync(aside).equals(bytes)).toBe(true);
    expect(warnings).toHaveLength(1);
    expect(warnings[0]).toContain(aside);
    await expect(storage.conversations.open(id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(readFileSync(conversationPath(folder, other), 'utf8')).toBe(otherText);
    await storage.close();
  });
});

describe('the list of conversations', () => {
  it.each(['copy of a conversation (1).jsonl', 'ä.jsonl', '.jsonl', `${'x'.repeat(80)}.jsonl`])(
    'is complete, and searching and closing work, next to the foreign file %s',
    async (name) => {
      const folder = await folderWith(text);
      writeFileSync(join(folder, 'conversations', name), text);
      const { storage } = await openStorage(folder);
      const ids = (await storage.conversations.list()).map((summary) => summary.id);
      expect(ids).toEqual(expect.arrayContaining([id, other]));
      expect(await storage.conversations.search('sea')).toMatchObject([{ id: other }]);
      await storage.close();
      const again = await openStorage(folder);
      expect((await again.storage.conversations.open(id)).entries).toEqual(entries);
    },
  );

  it('leaves out a file that disappears while it is read', async () => {
    const folder = await folderWith(text.slice(0, -5));
    // The torn one is read first, and the warning about it comes before the next one is read.
    const removeOther = () => rmSync(conversationPath(folder, other), { force: true });
    const { storage } = await openStorage(folder, { mode: 'read', warn: removeOther });
    expect(await storage.conversations.list()).toMatchObject([{ id }]);
  });
});

describe('a conversation of a newer version', () => {
  it('is named, left untouched, and not treated as damaged', async () => {
    const folder = await folderWith(text.replace(/"version":\d+/, '"version":99'));
    const before = folderBytesWithoutLock(folder);
    const { storage, warnings } = await openStorage(folder);
    expect(await storage.conversations.list()).toMatchObject([{ id: other }]);
    expect(warnings).toHaveLength(1);
    expect(warnings[0]).toContain(id);
    expect(warnings[0]).toMatch(/newer Lampwright.*Update/);
    expect(warnings[0]).not.toContain('damaged');
    await expect(storage.conversations.open(id)).rejects.toMatchObject({ code: 'NEWER_FORMAT' });
    await expect(storage.conversations.rename(id, 'x')).rejects.toMatchObject({ code: 'NEWER_FORMAT' });
    await storage.close();
    const { 'index.json': _, ...now } = folderBytesWithoutLock(folder);
    const { 'index.json': __, ...then } = before;
    expect(now).toEqual(then);
  });
});

type Migration = NonNullable<ReturnType<Format['migrations']['get']>>;

describe('a conversation of an older version', () => {
  const format: Format = {
    version: 3,
    migrations: new Map<number, Migration>([
      [1, ({ words, ...entry }) => ({ ...entry, phrase: words })],
      [2, ({ phrase, ...entry }) => ({ ...entry, text: phrase })],
    ]),
  };
  const old = (version: number, key: string) =>
    `${JSON.stringify({ lampwright: 'conversation', version, id, createdAt: startMs })}\n` +
    `${JSON.stringify({ seq: 1, at: 5, type: 'wish', [key]: 'a candle' })}\n`;

  it.each([
    [1, 'words', true],
    [2, 'phrase', true],
    [3, 'text', false],
  ])('%i is migrated through every step in between', (version, key, isOld) => {
    const read = readConversation(old(version, key), format);
    expect(read.entries).toEqual([{ seq: 1, at: 5, type: 'wish', text: 'a candle' }]);
    expect(read).toMatchObject({ isOld, isTorn: false, damagedLines: [] });
  });

  it('needs no step for a version that changed nothing, and loses only lines that cannot be migrated', () => {
    const onlyLast: Format = { version: 3, migrations: new Map([...format.migrations].slice(1)) };
    const read = readConversation(`${old(1, 'phrase')}[]\n${old(1, 'phrase').split('\n')[1]}x\n`, onlyLast);
    expect(read.entries).toMatchObject([{ text: 'a candle' }]);
    expect(read).toMatchObject({ isTorn: false, damagedLines: [3, 4] });
  });

  it('is refused only if its version is newer than the format', () => {
    expect(() => readConversation(old(4, 'text'), format)).toThrow(/format 4; this one reads up to 3/);
  });
});
