import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { link, mkdir, readFile, rm, stat, unlink, writeFile } from 'node:fs/promises';
import { hostname, uptime } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { LampwrightError } from '#shared/api/errors';
import { readJson } from '#shared/program/json/readJson';
import { codeOf, isMissing, unwritable } from './files';

/** Who holds a data folder. */
const holderSchema = z.object({
  pid: z.int().positive(),
  host: z.string(),
  /** The start of the machine the process runs on: its number means nothing after a restart. */
  boot: z.string(),
  token: z.string(),
});

type Holder = z.infer<typeof holderSchema>;

/** Clearing away a dead holder's lock takes some ms; a mark this old was left by a crash. */
const clearingMs = 10_000;

/**
 * The right to write into a data folder: one process has it at a time. The lock of a process that has died, or that a
 * restart of the machine has ended, is cleared away; a living one is never pushed aside.
 */
export class FolderLock {
  private constructor(
    private readonly path: string,
    private readonly token: string,
  ) {}

  /** Takes the lock, or fails with STORAGE_IN_USE and says who has it. */
  static async take(folder: string): Promise<FolderLock> {
    const path = join(folder, 'lock');
    const own: Holder = { pid: process.pid, host: hostname(), boot: bootName(), token: randomUUID() };
    try {
      await mkdir(folder, { recursive: true });
      if (!(await claim(path, own))) {
        await clearDead(path);
        if (!(await claim(path, own))) throw inUse(await readHolder(path), path);
      }
    } catch (cause) {
      throw unwritable(path, cause);
    }
    return new FolderLock(path, own.token);
  }

  /** Fails with STORAGE_IN_USE when the lock was taken away, as by deleting its file under a running app. */
  async assertHeld(): Promise<void> {
    const holder = await readHolder(this.path);
    if (holder?.token !== this.token) throw inUse(holder, this.path);
  }

  async release(): Promise<void> {
    const holder = await readHolder(this.path);
    if (holder?.token === this.token) await rm(this.path, { force: true });
  }
}

/** True when the lock's file is ours now. A link to a whole file: nobody ever sees half of it. */
async function claim(path: string, own: Holder): Promise<boolean> {
  const draft = `${path}.${own.token}`;
  await writeFile(draft, JSON.stringify(own));
  try {
    await link(draft, path);
    return true;
  } catch (cause) {
    if (codeOf(cause) === 'EEXIST') return false;
    throw cause;
  } finally {
    await unlink(draft);
  }
}

/** Removes a dead holder's lock. Two who try at once are kept apart by a mark, or one might remove the other's new lock. */
async function clearDead(path: string): Promise<void> {
  if (isAlive(await readHolder(path))) return;
  const mark = `${path}.clearing`;
  try {
    await mkdir(mark);
  } catch (cause) {
    if (codeOf(cause) !== 'EEXIST') throw cause;
    const age = Date.now() - (await stat(mark)).mtimeMs;
    if (age > clearingMs) await rm(mark, { recursive: true, force: true });
    return;
  }
  try {
    if (!isAlive(await readHolder(path))) await rm(path, { force: true });
  } finally {
    await rm(mark, { recursive: true, force: true });
  }
}

async function readHolder(path: string): Promise<Holder | undefined> {
  try {
    return holderSchema.safeParse(readJson(await readFile(path, 'utf8'))).data;
  } catch (cause) {
    if (isMissing(cause)) return undefined;
    throw cause;
  }
}

function isAlive(holder: Holder | undefined): boolean {
  if (!holder) return false;
  // Of another machine, on a shared disk, nothing can be known.
  if (holder.host !== hostname()) return true;
  if (!isSameBoot(holder.boot, bootName())) return false;
  try {
    process.kill(holder.pid, 0);
    return true;
  } catch (cause) {
    return codeOf(cause) === 'EPERM';
  }
}

/** The start of this machine: its name where the system gives one, else its second. */
function bootName(): string {
  try {
    return readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
  } catch {
    return String(Math.round(Date.now() / 1000 - uptime()));
  }
}

/** The clock may be set right while the machine runs: so some minutes are no difference. */
function isSameBoot(one: string, other: string): boolean {
  return one === other || Math.abs(Number(one) - Number(other)) < 600;
}

function inUse(holder: Holder | undefined, path: string): LampwrightError {
  const who = holder
    ? ` (process ${holder.pid}${holder.host === hostname() ? '' : ` on ${holder.host}`})`
    : '';
  return new LampwrightError(
    'STORAGE_IN_USE',
    `Lampwright is open already${who} and keeps its data there. Close it, then try again. If it is not open, delete ${path}.`,
  );
}
