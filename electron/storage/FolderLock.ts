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

/** The process that holds a data folder. */
const holderSchema = z.object({
  pid: z.int().positive(),
  host: z.string(),
  /** Identifies the machine's current boot: after a reboot the pid means nothing. */
  boot: z.string(),
  token: z.string(),
});

type Holder = z.infer<typeof holderSchema>;

/** An attempt fails only if another process came first, so this many in a row mean that something is wrong. */
const maxAttempts = 20;

/**
 * The exclusive right to write to a data folder: a file, `lock`, that names the process. The lock of a dead process is deleted only
 * after the new one exists (`lock.2` and so on), so two processes that clean up at once cannot delete each other's. The lock of a
 * running process is never taken over.
 */
export class FolderLock {
  private constructor(
    private readonly path: string,
    private readonly token: string,
  ) {}

  /** Acquires the lock. Fails with STORAGE_IN_USE, naming the process that holds it. */
  static async acquire(folder: string): Promise<FolderLock> {
    try {
      // Conversations are private: only this user may read the folder.
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
        // Since the first check another process may have acquired a lock: then this one fails.
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

  /** Fails with STORAGE_IN_USE if the lock was lost, for example because its file was deleted while the app runs. */
  assertHeld(): void {
    const holder = readHolder(this.path);
    if (holder?.token === this.token) return;
    throw holder ? inUseError(holder, this.path) : lockLostError(this.path);
  }

  async release(): Promise<void> {
    if (readHolder(this.path)?.token === this.token) await rm(this.path, { force: true });
  }
}

/** The numbers of locks whose process is dead. Fails with STORAGE_IN_USE if another process is alive. */
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

/** Creates the lock file; false if it exists. It is a link to a complete file, so that no process reads half of it. */
async function claim(path: string, own: Holder): Promise<boolean> {
  const draft = `${path}.${own.token}`;
  try {
    await writeFile(draft, JSON.stringify(own));
    await link(draft, path).catch(async (cause: unknown) => {
      // Some file systems, such as those of USB sticks, have no links.
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

/** `undefined` if the file is missing or not a valid lock. Fails with FILE_UNREADABLE. */
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
  // A process of another machine, on a shared disk, cannot be checked.
  if (holder.host !== hostname()) return true;
  if (!isSameBoot(holder.boot, bootName())) return false;
  try {
    process.kill(holder.pid, 0);
    return true;
  } catch (cause) {
    return systemErrorCode(cause) === 'EPERM';
  }
}

/** Identifies this boot: by the system's boot id if there is one, otherwise by its time in seconds. */
function bootName(): string {
  try {
    return readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
  } catch {
    return String(Math.round(Date.now() / 1000 - uptime()));
  }
}

/** Boot times may differ by some minutes, since the clock can be adjusted while the machine runs. */
function isSameBoot(one: string, other: string): boolean {
  return one === other || Math.abs(Number(one) - Number(other)) < 600;
}

function inUseError(holder: Holder | undefined, path: string): LampwrightError {
  const where = holder && holder.host !== hostname() ? ` on ${holder.host}` : '';
  const who = holder ? ` (process ${holder.pid}${where})` : '';
  return new LampwrightError(
    'STORAGE_IN_USE',
    `Lampwright is already open${who} and uses this data folder. Close it, then try again. If it is not open, delete ${path}.`,
  );
}

/** Another process may have acquired the lock by now, so nothing more is written. */
function lockLostError(path: string): LampwrightError {
  return new LampwrightError(
    'STORAGE_IN_USE',
    `The data folder ${dirname(path)} was deleted, moved or cleared while Lampwright has it open, so nothing more is written there. Close Lampwright, then open it again.`,
  );
}
