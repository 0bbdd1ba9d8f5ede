import { access, readdir, stat, statfs } from 'node:fs/promises';
import { homedir, totalmem } from 'node:os';
import { dirname, join } from 'node:path';
import { LampwrightError } from '#shared/errors/LampwrightError';
import type { Notice } from '#shared/api/progress';

/** Kept free beside a download: a full disk hurts more than ours. */
const spareBytes = 0.5e9;

/** The folder Ollama keeps its models in; a server started as a service has one of its own. */
export async function modelFolder(
  env: Readonly<Record<string, string | undefined>> = process.env,
  home = homedir(),
): Promise<string> {
  const own = join(home, '.ollama/models');
  const chosen = env['OLLAMA_MODELS'];
  if (chosen) return chosen;
  const ofService = '/usr/share/ollama/.ollama/models';
  return !(await isThere(own)) && (await isThere(ofService)) ? ofService : own;
}

/** Makes sure that a download of this size fits the disk of `folder`. Fails with DISK_FULL, naming the sizes. */
export async function assertDiskSpace(
  bytes: number,
  folder: string,
  lookUp: FreeBytes = freeBytes,
): Promise<void> {
  const free = await lookUp(folder);
  if (free === undefined || free >= bytes + spareBytes) return;
  throw new LampwrightError(
    'DISK_FULL',
    `The download needs ${gigabytesText(bytes)}, and ${gigabytesText(free)} are free where Ollama keeps its models (${folder}). Make room, then go on.`,
  );
}

/** What earlier downloads that were cut off have left in the folder; they go on from there. */
export async function partialDownloadBytes(folder: string): Promise<number> {
  const blobs = join(folder, 'blobs');
  const names = await readdir(blobs).catch(() => []);
  const partial = names.filter((name) => name.endsWith('-partial'));
  // Such a file has its full size from the start; what it takes of the disk is what has come.
  const stats = await Promise.all(partial.map((name) => stat(join(blobs, name)).catch(() => undefined)));
  return stats.reduce((sum, found) => sum + (found ? found.blocks * 512 : 0), 0);
}

/** What is to be said where a model will hardly fit the memory. */
export function memoryNotice(neededBytes: number, memoryBytes = totalmem()): Notice | undefined {
  if (memoryBytes >= neededBytes) return undefined;
  return {
    code: 'LITTLE_MEMORY',
    message: `This model needs about ${gigabytesText(neededBytes)} of memory; this machine has ${gigabytesText(memoryBytes)}. It may be slow or fail: gemma3:1b would fit better.`,
  };
}

export function gigabytesText(bytes: number): string {
  return `${(bytes / 1e9).toFixed(1)} GB`;
}

/** The free bytes of the disk a folder is on, or will be on; nothing where that cannot be told. */
export type FreeBytes = (folder: string) => Promise<number | undefined>;

async function freeBytes(folder: string): Promise<number | undefined> {
  let place = folder;
  while (!(await isThere(place)) && dirname(place) !== place) place = dirname(place);
  try {
    const { bavail, bsize } = await statfs(place);
    return bavail * bsize;
  } catch {
    return undefined;
  }
}

async function isThere(path: string): Promise<boolean> {
  try {
    await access(path);
    return true;
  } catch {
    return false;
  }
}
