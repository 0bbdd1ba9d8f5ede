import { randomUUID } from 'node:crypto';
import type { Stats } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { LampwrightError } from '#shared/errors/LampwrightError';
import { systemErrorCode } from '../systemErrorCode';

/** Writes a file whole or not at all: beside its place first, on the disk, then moved there. */
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

/** Moves a file for good; its new folder is made if needed. */
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

/** Puts a folder's own list of files on the disk; Windows does so by itself and refuses to be asked. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** The names in a folder; none when it is not there. Fails with FILE_UNREADABLE. */
export async function listFiles(folder: string): Promise<string[]> {
  try {
    return (await readdir(folder)).sort();
  } catch (cause) {
    if (isFileMissing(cause)) return [];
    throw unreadableError(folder, cause);
  }
}

/** Size and time of a file; undefined when it is not there. Fails with FILE_UNREADABLE. */
export async function statOf(path: string): Promise<Stats | undefined> {
  try {
    return await stat(path);
  } catch (cause) {
    if (isFileMissing(cause)) return undefined;
    throw unreadableError(path, cause);
  }
}

/** An id becomes part of a path: nothing else may stand in it. */
export function isId(id: string): boolean {
  return /^[\w-]{1,64}$/.test(id);
}

/** True for the file of an id, what a crash left of writing one, or one that was deleted twice. */
export function isFileOfId(name: string, suffix: string): boolean {
  const at = name.indexOf(suffix);
  const rest = name.slice(at + suffix.length);
  return at !== -1 && isId(name.slice(0, at)) && /^(?:\.[\w-]+\.new|\.\d+)?$/.test(rest);
}

/** Fails with FILE_UNREADABLE. */
export async function fileExists(path: string): Promise<boolean> {
  return (await statOf(path)) !== undefined;
}

/** Deletes the files of a folder that are of this kind, and the folder when nothing else is in it. */
export async function clearFolder(folder: string, isOurs: (name: string) => boolean): Promise<void> {
  for (const name of await listFiles(folder)) if (isOurs(name)) await rm(join(folder, name), { force: true });
  if ((await listFiles(folder)).length === 0) await rm(folder, { recursive: true, force: true });
}

/** Why a file cannot be written, for a person. */
export function unwritableError(path: string, cause: unknown): LampwrightError {
  if (cause instanceof LampwrightError) return cause;
  return new LampwrightError('FILE_UNWRITABLE', `${path} cannot be written: ${reasonOf(cause)}`, { cause });
}

/** Why a file cannot be read, for a person. */
export function unreadableError(path: string, cause: unknown): LampwrightError {
  return new LampwrightError('FILE_UNREADABLE', `${path} cannot be read: ${reasonOf(cause)}`, { cause });
}

/** True for the error of a file that is not there. */
export function isFileMissing(cause: unknown): boolean {
  return systemErrorCode(cause) === 'ENOENT';
}

const reasons: Readonly<Record<string, string>> = {
  ENOSPC: 'the disk is full. Make room, then try again.',
  EDQUOT: 'the disk is full. Make room, then try again.',
  EACCES: 'you may not. Look at the permissions of the file and its folder.',
  EPERM: 'you may not. Look at the permissions of the file and its folder.',
  ENOTDIR: 'it is no folder.',
  EROFS: 'the disk can only be read.',
  ENOENT: 'it is not there.',
};

function reasonOf(cause: unknown): string {
  const known = reasons[String(systemErrorCode(cause))];
  return known ?? `${cause instanceof Error ? cause.message : 'unknown reason'}.`;
}
