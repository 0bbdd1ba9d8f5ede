import { rm, stat, utimes } from 'node:fs/promises';
import { LampwrightError } from '#shared/errors/LampwrightError';
import { listFiles, fileExists, moveDurably } from './files';
import type { StorageContext } from './StorageContext';

/** Deleted files can be restored for this long. */
const retentionMs = 30 * 24 * 60 * 60 * 1000;

/** Deleted files of one kind, which can be restored for a month. */
export class Trash {
  constructor(
    private readonly context: StorageContext,
    private readonly kind: string,
  ) {}

  async add(path: string, name: string): Promise<void> {
    const trashed = this.context.trashPath(this.kind, name);
    // An earlier deleted file of that name is kept under another name.
    if (await fileExists(trashed)) await moveDurably(trashed, `${trashed}.${this.context.now()}`);
    const now = new Date(this.context.now());
    await utimes(path, now, now);
    await moveDurably(path, trashed);
  }

  /** Restores a file. Fails with NOT_FOUND if it is no longer in the trash, or if a new file has its name. */
  async putBack(name: string, path: string): Promise<void> {
    const trashed = this.context.trashPath(this.kind, name);
    if (!(await fileExists(trashed)))
      throw new LampwrightError('NOT_FOUND', 'It is no longer among what was deleted.');
    if (await fileExists(path)) throw new LampwrightError('NOT_FOUND', 'There is one of that name already.');
    await moveDurably(trashed, path);
  }

  /** Permanently removes files that were deleted more than a month ago. */
  async removeExpired(): Promise<void> {
    const folder = this.context.trashPath(this.kind, '');
    for (const name of await listFiles(folder)) {
      const path = this.context.trashPath(this.kind, name);
      const { mtimeMs } = await stat(path);
      if (mtimeMs < this.context.now() - retentionMs) await rm(path, { force: true });
    }
  }
}
