import { access, readdir, stat, statfs } from 'node:fs/promises';
import { homedir, totalmem } from 'node:os';
import { dirname, join } from 'node:path';
import { LampwrightError } from '#shared/errors/LampwrightError';
import type { Notice } from '#shared/api/progress';

/** Must stay free after a download, since a full disk would break other programs too. */
const spareBytes = 0.5e9;

/** The folder Ollama keeps its models in. A server installed as a Linux service has a separate one. */
export async function modelFolder(
  env: Readonly<Record<string, string | undefined>> = process.env,
  home = homedir(),
): Promise<string> {
  const own = join(home, '.ollama/models');
  const chosen = env['OLLAMA_MODELS'];
  if (chosen) return chosen;
  const serviceFolder = '/usr/share/ollama/.ollama/models';
  return !(await exists(own)) && (await exists(serviceFolder)) ? serviceFolder : own;
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
    `The download needs ${gigabytesText(bytes)}, and ${gigabytesText(free)} are free where Ollama keeps its models (${folder}). Make room, then continue.`,
  );
}

/** The bytes on disk from interrupted downloads, which will be continued. */
export async function partialDownloadBytes(folder: string): Promise<number> {
  const blobs = join(folder, 'blobs');
  const names = await readdir(blobs).catch(() => []);
  const partial = names.filter((name) => name.endsWith('-partial'));
  // A partial file has its full size from the start, so the allocated blocks are counted.
  const stats = await Promise.all(partial.map((name) => stat(join(blobs, name)).catch(() => undefined)));
  return stats.reduce((sum, found) => sum + (found ? found.blocks * 512 : 0), 0);
}

/** A notice if the model may not fit the machine's memory. */
export function memoryNotice(neededBytes: number, memoryBytes = totalmem()): Notice | undefined {
  if (memoryBytes >= neededBytes) return undefined;
  return {
    code: 'LITTLE_MEMORY',
    message: `This model needs about ${gigabytesText(neededBytes)} of memory; this machine has ${gigabytesText(memoryBytes)}. It may be slow or fail: gemma3:1b would fit better.`,
  };
}

/** A size like `3.3 GB`. */
export function gigabytesText(bytes: number): string {
  return `${(bytes / 1e9).toFixed(1)} GB`;
}

/** The free bytes on the disk of a folder, which need not exist yet; undefined if unknown. */
export type FreeBytes = (folder: string) => Promise<number | undefined>;

async function freeBytes(folder: string): Promise<number | undefined> {
  let existing = folder;
  while (!(await exists(existing)) && dirname(existing) !== existing) existing = dirname(existing);
  try {
    const { bavail, bsize } = await statfs(existing);
    return bavail * bsize;
  } catch {
    return undefined;
  }
}

async function exists(path: string): Promise<boolean> {
  try {
    await access(path);
    return true;
  } catch {
    return false;
  }
}
