import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { FolderLock } from '../../../electron/storage/FolderLock';
import { temporaryFolder } from '../../fakes/temporaryFolder';
import { glow, wish } from '../../shared/conversation/logOf';
import { bundle, type Bundle } from './bundle';
import { TestProcess } from './TestProcess';
import { folderBytes, openStorage } from './openStorage';

let taker: Bundle;

beforeAll(async () => {
  taker = await bundle('lockTakerProcess.ts');
});

afterAll(() => taker.remove());

/** A process that is ready to take the lock of a folder. */
async function readyTaker(): Promise<TestProcess> {
  const child = new TestProcess(taker.file);
  onTestFinished(async () => void (await child.kill()));
  expect(await child.line()).toBe('ready');
  return child;
}

/** The pid of a process that has ended. */
const deadPid = spawnSync(process.execPath, ['-e', '']).pid;

/** The lock content this process would write. */
async function ownHolder(): Promise<Record<string, unknown>> {
  const folder = temporaryFolder();
  await FolderLock.acquire(folder);
  return JSON.parse(readFileSync(join(folder, 'lock'), 'utf8')) as Record<string, unknown>;
}

/** A folder with this lock in it. */
async function lockedFolder(holder: Record<string, unknown>): Promise<string> {
  const folder = temporaryFolder();
  writeFileSync(
    join(folder, 'lock'),
    JSON.stringify({ ...(await ownHolder()), token: 'another', ...holder }),
  );
  return folder;
}

describe('the second one to open a data folder', () => {
  it('is told which process has it, in the same process', async () => {
    const folder = temporaryFolder();
    const { storage } = await openStorage(folder);
    const before = folderBytes(folder);
    await expect(openStorage(folder)).rejects.toMatchObject({
      code: 'STORAGE_IN_USE',
      message: expect.stringContaining(`(process ${process.pid})`) as string,
    });
    expect(folderBytes(folder)).toEqual(before);
    await storage.close();
    await (await openStorage(folder)).storage.close();
  });

  it('is told which process has it, across processes, until that one has released it', async () => {
    const folder = temporaryFolder();
    const child = await readyTaker();
    child.writeLine(folder);
    expect(await child.line(2)).toBe('taken');
    await expect(openStorage(folder)).rejects.toMatchObject({
      code: 'STORAGE_IN_USE',
      message: expect.stringContaining(`(process ${child.pid})`) as string,
    });
    child.writeLine('');
    expect(await child.line(3)).toBe('let go');
    const { storage } = await openStorage(folder);
    const other = await readyTaker();
    other.writeLine(folder);
    expect(await other.line(2)).toMatch(new RegExp(`^STORAGE_IN_USE .*\\(process ${process.pid}\\)`));
    await storage.close();
  });

  it('gets it at once if the first was killed', async () => {
    const folder = temporaryFolder();
    const child = await readyTaker();
    child.writeLine(folder);
    await child.line(2);
    await child.kill();
    await (await openStorage(folder)).storage.close();
  });
});

describe('a lock', () => {
  it('of a dead process is removed', async () => {
    const folder = await lockedFolder({ pid: deadPid });
    (await FolderLock.acquire(folder)).assertHeld();
    expect(Object.keys(folderBytes(folder))).toEqual(['lock.2']);
  });

  it('from before the machine was restarted is removed, even if its pid is in use again', async () => {
    const folder = await lockedFolder({ pid: process.pid, boot: 'another-boot' });
    (await FolderLock.acquire(folder)).assertHeld();
  });

  it('of a living process is respected', async () => {
    const folder = await lockedFolder({});
    await expect(FolderLock.acquire(folder)).rejects.toMatchObject({ code: 'STORAGE_IN_USE' });
  });

  it('of another machine is respected, whatever its pid, and the machine is named', async () => {
    const folder = await lockedFolder({ pid: deadPid, host: `not-${hostname()}`, boot: 'another-boot' });
    const before = folderBytes(folder);
    await expect(FolderLock.acquire(folder)).rejects.toMatchObject({
      code: 'STORAGE_IN_USE',
      message: expect.stringContaining(`(process ${deadPid} on not-${hostname()})`) as string,
    });
    expect(folderBytes(folder)).toEqual(before);
  });

  it.each(['', '{"pid":', '\0\0\0', '{"pid":-1}'])('that a power cut left as %j is removed', async (text) => {
    const folder = temporaryFolder();
    writeFileSync(join(folder, 'lock'), text);
    (await FolderLock.acquire(folder)).assertHeld();
  });

  it('is removed even if another process was killed while removing it, twice', async () => {
    const folder = await lockedFolder({ pid: deadPid });
    const dead = readFileSync(join(folder, 'lock'), 'utf8');
    writeFileSync(join(folder, 'lock.2'), dead);
    writeFileSync(join(folder, 'lock.3.4f1c'), dead);
    (await FolderLock.acquire(folder)).assertHeld();
    expect(Object.keys(folderBytes(folder)).sort()).toEqual(['lock.3', 'lock.3.4f1c']);
    await expect(FolderLock.acquire(folder)).rejects.toMatchObject({ code: 'STORAGE_IN_USE' });
  });

  it('is released again if another process was faster', async () => {
    const folder = await lockedFolder({ pid: deadPid });
    const quicker = JSON.stringify({ ...(await ownHolder()), token: 'quicker' });
    const taking = FolderLock.acquire(folder);
    // It has seen the dead process's lock and is about to create its own.
    while (!readdirSync(folder).some((name) => name.startsWith('lock.2'))) await nextTurn();
    writeFileSync(join(folder, 'lock'), quicker);
    await expect(taking).rejects.toMatchObject({ code: 'STORAGE_IN_USE' });
    expect(Object.keys(folderBytes(folder))).toEqual(['lock']);
  });

  it('is not removed by a process that has lost it', async () => {
    const folder = temporaryFolder();
    const first = await FolderLock.acquire(folder);
    rmSync(join(folder, 'lock'));
    const second = await FolderLock.acquire(folder);
    await first.release();
    second.assertHeld();
    expect(() => first.assertHeld()).toThrow(/already open/);
  });
});

describe('of many that race for a dead process’s lock', () => {
  it('exactly one wins, and every other is told that it is in use', async () => {
    for (let race = 0; race < 30; race++) {
      const folder = await lockedFolder({ pid: deadPid });
      const takes = await Promise.allSettled(Array.from({ length: 20 }, () => FolderLock.acquire(folder)));
      const won = takes.filter((take) => take.status === 'fulfilled');
      expect(won).toHaveLength(1);
      won[0]?.value.assertHeld();
      for (const take of takes) {
        if (take.status === 'rejected') expect(take.reason).toMatchObject({ code: 'STORAGE_IN_USE' });
      }
      expect(Object.keys(folderBytes(folder))).toEqual(['lock.2']);
    }
  });

  it('exactly one wins across 20 processes', async () => {
    const children = await Promise.all(Array.from({ length: 20 }, readyTaker));
    for (let race = 0; race < 25; race++) {
      const folder = await lockedFolder({ pid: deadPid });
      for (const child of children) child.writeLine(folder);
      const answers = await Promise.all(children.map((child) => child.line(race + 2)));
      expect(answers.filter((answer) => answer === 'taken')).toHaveLength(1);
      expect(answers.filter((answer) => !/^(taken$|STORAGE_IN_USE)/.test(answer))).toEqual([]);
      const holder = JSON.parse(readFileSync(join(folder, 'lock.2'), 'utf8')) as { pid: number };
      expect(children[answers.indexOf('taken')]?.pid).toBe(holder.pid);
    }
  });
});

describe('a writer whose lock was removed', () => {
  it.each<[string, (lock: string) => void]>([
    ['deleted', (lock) => rmSync(lock)],
    [
      'replaced',
      (lock) => writeFileSync(lock, readFileSync(lock, 'utf8').replace(/"token":"./, '"token":"x')),
    ],
    ['emptied', (lock) => writeFileSync(lock, '')],
  ])('(%s) is told so, and writes nothing any more', async (_, take) => {
    const folder = temporaryFolder();
    const { storage } = await openStorage(folder);
    const log = await storage.conversations.create();
    await log.append(wish('a candle'));
    const saved = await storage.library.save(glow('Candle'));
    take(join(folder, 'lock'));
    const before = folderBytes(folder);
    const { conversations, library } = storage;
    const attempts: (() => Promise<unknown>)[] = [
      () => log.append(wish('lost')),
      () => conversations.create(),
      () => conversations.rename(log.id, 'x'),
      () => conversations.remove(log.id),
      () => conversations.putBack(log.id),
      () => library.save(glow('Other')),
      () => library.rename(saved.id, 'x'),
      () => library.setTags(saved.id, ['x']),
      () => library.remove(saved.id),
      () => library.importText('{}'),
      () => storage.eraseAll(),
    ];
    for (const attempt of attempts) await expect(attempt()).rejects.toMatchObject({ code: 'STORAGE_IN_USE' });
    expect(log.entries).toHaveLength(1);
    expect(folderBytes(folder)).toEqual(before);
  });

  it('is told so, if the whole folder was deleted', async () => {
    const folder = join(temporaryFolder(), 'data');
    const { storage } = await openStorage(folder);
    await storage.conversations.create();
    rmSync(folder, { recursive: true });
    const message = `The data folder ${folder} was deleted, moved or cleared while Lampwright has it open, so nothing more is written there. Close Lampwright, then open it again.`;
    expect(() => storage.settings.set({ theme: 'light' })).toThrow(message);
    await expect(storage.library.save(glow('Candle'))).rejects.toThrow(message);
    expect(existsSync(folder)).toBe(false);
    await storage.close();
  });

  it('does not overwrite the settings of the new holder', async () => {
    const folder = temporaryFolder();
    const first = await openStorage(folder);
    rmSync(join(folder, 'lock'));
    const second = await openStorage(folder);
    second.storage.settings.set({ brightness: 100 });
    expect(() => first.storage.settings.set({ theme: 'light' })).toThrow(/already open/);
    expect(JSON.parse(readFileSync(join(folder, 'settings.json'), 'utf8'))).toMatchObject({
      brightness: 100,
      theme: 'dark',
    });
    await second.storage.close();
  });
});
