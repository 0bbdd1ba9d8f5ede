import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openConfStore } from '../../../electron/storage/openConfStore';
import { ConversationLog } from '../../../electron/storage/ConversationLog';
import { FolderLock } from '../../../electron/storage/FolderLock';
import { AppendOnlyFile } from '../../../electron/storage/AppendOnlyFile';
import { StorageContext } from '../../../electron/storage/StorageContext';
import { FakeAppendHandle } from '../../fakes/FakeAppendHandle';
import { temporaryFolder } from '../../fakes/temporaryFolder';
import { wish } from '../../shared/conversation/logOf';
import { folderBytesWithoutLock, openStorage, conversationPath, startMs } from './openStorage';

const before = 'first line\n';

/** A file with one line, on a disk that can be made to fail. */
async function openLog(folder = temporaryFolder()) {
  const path = join(folder, 'log');
  writeFileSync(path, before);
  const file = await open(path, 'r+');
  onTestFinished(() => file.close());
  const disk = new FakeAppendHandle(file);
  const log = new AppendOnlyFile(path, disk.handle, before.length, false);
  return { path, disk, log, text: () => readFileSync(path, 'utf8') };
}

/** A conversation on such a disk. */
async function openConversation() {
  const folder = temporaryFolder();
  const { disk, log: file, text } = await openLog(folder);
  const lock = await FolderLock.acquire(folder);
  const place = new StorageContext(
    folder,
    openConfStore,
    lock,
    () => undefined,
    () => startMs,
  );
  return { disk, text, log: new ConversationLog('x', startMs, [], file, place) };
}

function gate(): { promise: Promise<void>; open: () => void } {
  let openIt = (): void => undefined;
  const promise = new Promise<void>((resolve) => (openIt = resolve));
  return { promise, open: () => openIt() };
}

describe('an append', () => {
  it('is acknowledged only after the bytes were written and then synced', async () => {
    const { disk, log, text } = await openLog();
    const held = gate();
    disk.gate = held.promise;
    const done = log.append('second line\n').then(() => disk.calls.push('acknowledged'));
    await expect.poll(() => disk.calls).toEqual(['write', 'sync']);
    expect(text()).toBe('first line\nsecond line\n');
    await wait(50);
    expect(disk.calls).toEqual(['write', 'sync']);
    held.open();
    await done;
    expect(disk.calls).toEqual(['write', 'sync', 'synced', 'acknowledged']);
  });

  it('to a conversation shows its entries only once they are synced', async () => {
    const { disk, log } = await openConversation();
    const held = gate();
    disk.gate = held.promise;
    let isAcknowledged = false;
    const done = log.append(wish('a candle')).then(() => (isAcknowledged = true));
    await expect.poll(() => disk.calls).toEqual(['write', 'sync']);
    await wait(20);
    expect([isAcknowledged, log.entries]).toEqual([false, []]);
    held.open();
    await done;
    expect(log.entries).toMatchObject([{ seq: 1, text: 'a candle' }]);
  });

  it('is completed when the disk writes three bytes at a time', async () => {
    const { disk, log, text } = await openLog();
    disk.chunk = 3;
    await log.append('zweite Zeile: ü🔥\n');
    await log.append('third\n');
    expect(text()).toBe('first line\nzweite Zeile: ü🔥\nthird\n');
    expect(disk.calls.filter((call) => call === 'write').length).toBeGreaterThan(8);
  });

  it.each(['write', 'sync'] as const)(
    'that fails in %s is reported with advice and leaves no trace',
    async (call) => {
      const { path, disk, log, text } = await openLog();
      disk.failing.add(call);
      await expect(log.append('lost\n')).rejects.toMatchObject({
        code: 'FILE_UNWRITABLE',
        message: `${path} cannot be written: the disk is full. Make room, then try again.`,
        cause: disk.error,
      });
      expect(text()).toBe(before);
      disk.failing.clear();
      await log.append('next\n');
      expect(text()).toBe('first line\nnext\n');
    },
  );

  it('that fails halfway leaves no half line', async () => {
    const { disk, log, text } = await openLog();
    disk.freeBytes = 20;
    await expect(log.append('a long line that is not finished\n')).rejects.toMatchObject({
      code: 'FILE_UNWRITABLE',
    });
    expect([disk.bytesWritten, text()]).toEqual([20, before]);
    disk.freeBytes = Infinity;
    await log.append('next\n');
    expect(text()).toBe('first line\nnext\n');
  });

  it('first cuts off what a failed one could not remove', async () => {
    const { disk, log, text } = await openLog();
    disk.failing = new Set(['sync', 'truncate']);
    await expect(log.append('a long line that stays on the disk\n')).rejects.toMatchObject({
      code: 'FILE_UNWRITABLE',
    });
    expect(text()).toContain('stays');
    disk.failing = new Set(['truncate']);
    await expect(log.append('short\n')).rejects.toMatchObject({ code: 'FILE_UNWRITABLE' });
    disk.failing.clear();
    disk.calls.length = 0;
    await log.append('short\n');
    expect(disk.calls).toEqual(['truncate', 'write', 'sync', 'synced']);
    expect(text()).toBe('first line\nshort\n');
  });

  it('that fails uses no entry number: the next entry gets it', async () => {
    const { disk, log, text } = await openConversation();
    await log.append(wish('one'));
    const whole = text();
    disk.failing.add('sync');
    await expect(log.append(wish('two'), wish('three'))).rejects.toMatchObject({ code: 'FILE_UNWRITABLE' });
    expect([log.entries.length, text()]).toEqual([1, whole]);
    disk.failing.clear();
    await log.append(wish('four'));
    expect(log.entries).toMatchObject([
      { seq: 1, text: 'one' },
      { seq: 2, text: 'four' },
    ]);
  });
});

describe('the cost of an append', () => {
  it('is the same at entry 5 and at entry 5 000', async () => {
    const { disk, log } = await openConversation();
    const costOf = async (entry: number) => {
      const missing = entry - 1 - log.entries.length;
      await log.append(...Array.from({ length: missing }, () => wish('between')));
      disk.calls.length = 0;
      disk.bytesWritten = 0;
      // The entry number gets more digits, so the wish gets fewer letters.
      const [stamped] = await log.append(wish('x'.repeat(100 - String(entry).length)));
      expect(stamped?.seq).toBe(entry);
      return { calls: [...disk.calls], bytes: disk.bytesWritten };
    };
    const early = await costOf(5);
    expect(early.calls).toEqual(['write', 'sync', 'synced']);
    expect(await costOf(5000)).toEqual(early);
  });

  it('is one line in one file: nothing else in the folder changes, nothing is rewritten', async () => {
    const folder = temporaryFolder();
    const { storage } = await openStorage(folder);
    const log = await storage.conversations.create();
    await log.append(...Array.from({ length: 4999 }, (_, index) => wish(`wish ${index}`)));
    await storage.conversations.list();
    const path = conversationPath(folder, log.id);
    const inode = statSync(path).ino;
    const name = join('conversations', `${log.id}.jsonl`);
    const { [name]: old = '', ...others } = folderBytesWithoutLock(folder);
    const stamped = await log.append(wish('the last'));
    const { [name]: grown = '', ...othersNow } = folderBytesWithoutLock(folder);
    expect(othersNow).toEqual(others);
    expect(grown).toBe(`${old}${JSON.stringify(stamped[0])}\n`);
    expect(statSync(path).ino).toBe(inode);
    await storage.close();
  });
});
