import { rm, stat, utimes } from 'node:fs/promises';
import { LampwrightError } from '#shared/errors/LampwrightError';
import { listFiles, fileExists, moveDurably } from './files';
import type { StorageContext } from './StorageContext';

/** What was deleted can be had back for so long. */
const retentionMs = 30 * 24 * 60 * 60 * 1000;

/** Deleted files of one kind, until they are wanted back or a month has passed. */
export class Trash {
  constructor(
    private readonly context: StorageContext,
    private readonly kind: string,
  ) {}

  async add(path: string, name: string): Promise<void> {
    const kept = this.context.trashPath(this.kind, name);
    // One of that name that was deleted before is kept beside it.
    if (await fileExists(kept)) await moveDurably(kept, `${kept}.${this.context.now()}`);
    const now = new Date(this.context.now());
    await utimes(path, now, now);
    await moveDurably(path, kept);
  }

  /** Fails with NOT_FOUND when it is no longer there, or when something new stands in its place. */
  async putBack(name: string, path: string): Promise<void> {
    const kept = this.context.trashPath(this.kind, name);
    if (!(await fileExists(kept)))
      throw new LampwrightError('NOT_FOUND', 'It is no longer among what was deleted.');
    if (await fileExists(path)) throw new LampwrightError('NOT_FOUND', 'There is one of that name already.');
    await moveDurably(kept, path);
  }

  /** Removes for good what has been here for a month. */
  async removeExpired(): Promise<void> {
    const folder = this.context.trashPath(this.kind, '');
    for (const name of await listFiles(folder)) {
      const path = this.context.trashPath(this.kind, name);
      const { mtimeMs } = await stat(path);
      if (mtimeMs < this.context.now() - retentionMs) await rm(path, { force: true });
    }
  }
}
