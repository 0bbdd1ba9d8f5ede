import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { link, mkdir, rm, writeFile } from 'node:fs/promises';
import { hostname, uptime } from 'node:os';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { LampwrightError } from '#shared/errors/LampwrightError';
import { readJson } from '#shared/program/json/readJson';
import { systemErrorCode } from '../systemErrorCode';
import { isFileMissing, listFiles, unreadableError, unwritableError } from './files';

/** Who holds a data folder. */
const holderSchema = z.object({
  pid: z.int().positive(),
  host: z.string(),
  /** The start of the machine the process runs on: its number means nothing after a restart. */
  boot: z.string(),
  token: z.string(),
});

type Holder = z.infer<typeof holderSchema>;

/** Each try that fails was overtaken by another process; so many in a row are no chance. */
const maxAttempts = 20;

/**
 * The right to write into a data folder: one process has it at a time. It is a file, `lock`, that names the process. A
 * dead one's lock is never deleted before the next one stands (`lock.2` and so on): so two who clear it away at once
 * cannot delete each other's. A living one is never pushed aside.
 */
export class FolderLock {
  private constructor(
    private readonly path: string,
    private readonly token: string,
  ) {}

  /** Takes the lock, or fails with STORAGE_IN_USE and says who has it. */
  static async acquire(folder: string): Promise<FolderLock> {
    try {
      // What people say to their lamp is nobody else's.
      await mkdir(folder, { recursive: true, mode: 0o700 });
      return await FolderLock.tryAcquire(folder);
    } catch (cause) {
      throw unwritableError(join(folder, 'lock'), cause);
    }
  }

  private static async tryAcquire(folder: string): Promise<FolderLock> {
    const own: Holder = { pid: process.pid, host: hostname(), boot: bootName(), token: randomUUID() };
    for (let attempt = 0; attempt < maxAttempts; attempt++) {
      const dead = await deadLocks(folder, own);
      const path = lockPath(folder, Math.max(0, ...dead) + 1);
      if (!(await claim(path, own))) continue;
      const lock = new FolderLock(path, own.token);
      try {
        // Someone may have let go and another have begun anew since we looked: then we give way.
        for (const number of await deadLocks(folder, own)) {
          await rm(lockPath(folder, number), { force: true });
        }
        return lock;
      } catch (error) {
        await lock.release();
        throw error;
      }
    }
    throw inUseError(undefined, join(folder, 'lock'));
  }

  /** Fails with STORAGE_IN_USE when the lock was taken away, as by deleting its file under a running app. */
  assertHeld(): void {
    const holder = readHolder(this.path);
    if (holder?.token === this.token) return;
    throw holder ? inUseError(holder, this.path) : lockLostError(this.path);
  }

  async release(): Promise<void> {
    if (readHolder(this.path)?.token === this.token) await rm(this.path, { force: true });
  }
}

/** The numbers of the locks that hold no longer. Fails with STORAGE_IN_USE when one but our own does. */
async function deadLocks(folder: string, own: Holder): Promise<number[]> {
  const dead: number[] = [];
  for (const name of await listFiles(folder)) {
    const [, number = '1'] = /^lock(?:\.(\d{1,6}))?$/.exec(name) ?? [];
    if (name !== 'lock' && name !== `lock.${number}`) continue;
    const path = join(folder, name);
    const holder = readHolder(path);
    if (holder?.token === own.token) continue;
    if (isAlive(holder)) throw inUseError(holder, path);
    dead.push(Number(number));
  }
  return dead;
}

function lockPath(folder: string, number: number): string {
  return join(folder, number === 1 ? 'lock' : `lock.${number}`);
}

/** True when the lock's file is ours now. A link to a whole file: nobody ever sees half of it. */
async function claim(path: string, own: Holder): Promise<boolean> {
  const draft = `${path}.${own.token}`;
  try {
    await writeFile(draft, JSON.stringify(own));
    await link(draft, path).catch(async (cause: unknown) => {
      // Some disks, as those of memory sticks, have no links.
      if (!noLinkCodes.has(systemErrorCode(cause))) throw cause;
      await writeFile(path, JSON.stringify(own), { flag: 'wx' });
    });
    return true;
  } catch (cause) {
    if (systemErrorCode(cause) === 'EEXIST') return false;
    throw cause;
  } finally {
    await rm(draft, { force: true });
  }
}

const noLinkCodes = new Set<unknown>(['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EMLINK']);

/** Undefined for a file that is not there, or says nothing. Fails with FILE_UNREADABLE. */
function readHolder(path: string): Holder | undefined {
  try {
    return holderSchema.safeParse(readJson(readFileSync(path, 'utf8'))).data;
  } catch (cause) {
    if (isFileMissing(cause)) return undefined;
    throw unreadableError(path, cause);
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
    return systemErrorCode(cause) === 'EPERM';
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

function inUseError(holder: Holder | undefined, path: string): LampwrightError {
  const where = holder && holder.host !== hostname() ? ` on ${holder.host}` : '';
  const who = holder ? ` (process ${holder.pid}${where})` : '';
  return new LampwrightError(
    'STORAGE_IN_USE',
    `Lampwright is open already${who} and keeps its data there. Close it, then try again. If it is not open, delete ${path}.`,
  );
}

/** Nobody else need have begun to write, but somebody may have: so nothing is written any more. */
function lockLostError(path: string): LampwrightError {
  return new LampwrightError(
    'STORAGE_IN_USE',
    `The data folder ${dirname(path)} was deleted, moved or cleared while Lampwright has it open, so nothing more is written there. Close Lampwright, then open it again.`,
  );
}
