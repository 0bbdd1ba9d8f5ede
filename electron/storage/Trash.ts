import { rm, stat, utimes } from 'node:fs/promises';
import { LampwrightError } from '#shared/api/errors';
import { filesIn, isThere, moveDurably } from './files';
import type { Place } from './Place';

/** What was deleted can be had back for so long. */
const keptMs = 30 * 24 * 60 * 60 * 1000;

/** Deleted files of one kind, until they are wanted back or a month has passed. */
export class Trash {
  constructor(
    private readonly place: Place,
    private readonly kind: string,
  ) {}

  async add(path: string, name: string): Promise<void> {
    const kept = this.place.trashPath(this.kind, name);
    // One of that name that was deleted before is kept beside it.
    if (await isThere(kept)) await moveDurably(kept, `${kept}.${this.place.now()}`);
    const now = new Date(this.place.now());
    await utimes(path, now, now);
    await moveDurably(path, kept);
  }

  /** Fails with NOT_FOUND when it is no longer there, or when something new stands in its place. */
  async takeBack(name: string, path: string): Promise<void> {
    const kept = this.place.trashPath(this.kind, name);
    if (!(await isThere(kept)))
      throw new LampwrightError('NOT_FOUND', 'It is no longer among what was deleted.');
    if (await isThere(path)) throw new LampwrightError('NOT_FOUND', 'There is one of that name already.');
    await moveDurably(kept, path);
  }

  /** Removes for good what has been here for a month. */
  async empty(): Promise<void> {
    const folder = this.place.trashPath(this.kind, '');
    for (const name of await filesIn(folder)) {
      const path = this.place.trashPath(this.kind, name);
      const { mtimeMs } = await stat(path);
      if (mtimeMs < this.place.now() - keptMs) await rm(path, { force: true });
    }
  }
}
