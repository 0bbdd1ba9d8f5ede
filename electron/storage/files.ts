import { randomUUID } from 'node:crypto';
import type { Stats } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { LampwrightError } from '#shared/errors/LampwrightError';
import { systemErrorCode } from '../systemErrorCode';

/** Writes a file completely or not at all, by way of a temporary file. Fails with FILE_UNWRITABLE. */
export async function writeDurably(path: string, content: string | Uint8Array): Promise<void> {
  const draft = `${path}.${randomUUID()}.new`;
  try {
    await mkdir(dirname(path), { recursive: true });
    const handle = await open(draft, 'wx');
    try {
      await handle.writeFile(content);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(draft, path);
    await syncFolder(dirname(path));
  } catch (cause) {
    await rm(draft, { force: true }).catch(() => undefined);
    throw unwritableError(path, cause);
  }
}

/** Moves a file and syncs both folders; creates the new one if needed. Fails with FILE_UNWRITABLE. */
export async function moveDurably(from: string, to: string): Promise<void> {
  try {
    await mkdir(dirname(to), { recursive: true });
    await rename(from, to);
    await syncFolder(dirname(to));
    await syncFolder(dirname(from));
  } catch (cause) {
    throw unwritableError(from, cause);
  }
}

/** Flushes a folder's entries to disk. Windows does so on its own and does not allow it here. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** The names in a folder; empty if it does not exist. Fails with FILE_UNREADABLE. */
export async function listFiles(folder: string): Promise<string[]> {
  try {
    return (await readdir(folder)).sort();
  } catch (cause) {
    if (isFileMissing(cause)) return [];
    throw unreadableError(folder, cause);
  }
}

/** The stats of a file; `undefined` if it does not exist. Fails with FILE_UNREADABLE. */
export async function statOf(path: string): Promise<Stats | undefined> {
  try {
    return await stat(path);
  } catch (cause) {
    if (isFileMissing(cause)) return undefined;
    throw unreadableError(path, cause);
  }
}

/** Ids become part of paths, so only these characters are allowed. */
export function isId(id: string): boolean {
  return /^[\w-]{1,64}$/.test(id);
}

/** True for the file of an id, a temporary file that a crash left, or an earlier deleted version. */
export function isFileOfId(name: string, suffix: string): boolean {
  const at = name.indexOf(suffix);
  const rest = name.slice(at + suffix.length);
  return at !== -1 && isId(name.slice(0, at)) && /^(?:\.[\w-]+\.new|\.\d+)?$/.test(rest);
}

/** Fails with FILE_UNREADABLE. */
export async function fileExists(path: string): Promise<boolean> {
  return (await statOf(path)) !== undefined;
}

/** Deletes the files for which `isOurs` is true, and then the folder if it is empty. */
export async function clearFolder(folder: string, isOurs: (name: string) => boolean): Promise<void> {
  for (const name of await listFiles(folder)) if (isOurs(name)) await rm(join(folder, name), { force: true });
  if ((await listFiles(folder)).length === 0) await rm(folder, { recursive: true, force: true });
}

/** A FILE_UNWRITABLE error with the reason as a sentence; a LampwrightError is returned as it is. */
export function unwritableError(path: string, cause: unknown): LampwrightError {
  if (cause instanceof LampwrightError) return cause;
  return new LampwrightError('FILE_UNWRITABLE', `${path} cannot be written: ${reasonOf(cause)}`, { cause });
}

/** A FILE_UNREADABLE error with the reason as a sentence. */
export function unreadableError(path: string, cause: unknown): LampwrightError {
  return new LampwrightError('FILE_UNREADABLE', `${path} cannot be read: ${reasonOf(cause)}`, { cause });
}

/** True for the error of a file that does not exist. */
export function isFileMissing(cause: unknown): boolean {
  return systemErrorCode(cause) === 'ENOENT';
}

const reasons: Readonly<Record<string, string>> = {
  ENOSPC: 'the disk is full. Make room, then try again.',
  EDQUOT: 'the disk is full. Make room, then try again.',
  EACCES: 'permission denied. Check the permissions of the file and its folder.',
  EPERM: 'permission denied. Check the permissions of the file and its folder.',
  ENOTDIR: 'it is no folder.',
  EROFS: 'the disk is read-only.',
  ENOENT: 'it does not exist.',
};

function reasonOf(cause: unknown): string {
  const known = reasons[String(systemErrorCode(cause))];
  return known ?? `${cause instanceof Error ? cause.message : 'unknown reason'}.`;
}
