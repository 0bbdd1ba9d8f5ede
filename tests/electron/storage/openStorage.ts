import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { onTestFinished } from 'vitest';
import { openConfStore } from '../../../electron/storage/openConfStore';
import { Storage, type StorageOptions } from '../../../electron/storage/Storage';

/** The time at which tests start. */
export const startMs = Date.UTC(2026, 0, 5, 18);
export const dayMs = 24 * 60 * 60 * 1000;

/** A clock that is a second later each time it is read. */
export function tickingClock(from = startMs): () => number {
  let now = from;
  return () => (now += 1000);
}

/** Opens the storage in a folder; returns it with its warnings. */
export async function openStorage(
  folder: string,
  options: Partial<StorageOptions> = {},
): Promise<{ storage: Storage; warnings: string[] }> {
  const warnings: string[] = [];
  const warn = (sentence: string) => void warnings.push(sentence);
  const storage = await Storage.open({
    folder,
    openStore: openConfStore,
    mode: 'write',
    warn,
    ...options,
  });
  onTestFinished(() => storage.conversations.closeAll());
  return { storage, warnings };
}

/** Every file and folder below a folder, with its content. */
export function folderBytes(folder: string): Record<string, string> {
  const found: Record<string, string> = {};
  for (const item of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(item.parentPath, item.name);
    found[relative(folder, path)] = item.isDirectory() ? '(folder)' : readFileSync(path, 'latin1');
  }
  return found;
}

/** The same without the lock, which only its holder has. */
export function folderBytesWithoutLock(folder: string): Record<string, string> {
  const kept = Object.entries(folderBytes(folder)).filter(([name]) => !name.startsWith('lock'));
  return Object.fromEntries(kept);
}

export function conversationPath(folder: string, id: string): string {
  return join(folder, 'conversations', `${id}.jsonl`);
}
