import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { LampwrightError } from '#shared/errors/LampwrightError';
import type { FolderLock } from './FolderLock';

/** The data folder as the classes of the storage share it. */
export class StorageContext {
  constructor(
    readonly folder: string,
    readonly openStore: OpenJsonStore,
    /** `undefined` for read-only access: another process may be writing. */
    private readonly lock: FolderLock | undefined,
    /** Called when something is damaged, with where it was put. */
    readonly warn: (sentence: string) => void,
    readonly now: () => number,
  ) {}

  get isReadOnly(): boolean {
    return this.lock === undefined;
  }

  path(...names: string[]): string {
    return join(this.folder, ...names);
  }

  /** A new path for a damaged file. */
  damagedPath(name: string): string {
    const time = new Date(this.now()).toISOString().replace(/[-:]/g, '').replace(/\..*/, '');
    return this.path('damaged', `${time}-${randomBytes(2).toString('hex')}-${name}`);
  }

  /** The path of a deleted file that can still be restored. */
  trashPath(kind: string, name: string): string {
    return this.path('trash', kind, name);
  }

  /** Fails with READ_ONLY or STORAGE_IN_USE unless this process holds the lock. */
  assertWritable(): void {
    if (!this.lock) throw new LampwrightError('READ_ONLY', 'The data was opened for reading only.');
    this.lock.assertHeld();
  }
}

/** A small JSON object in a file. `read` fails if the file is not JSON. */
export interface JsonStore {
  read(): Readonly<Record<string, unknown>>;
  write(value: Readonly<Record<string, unknown>>): void;
}

/** Opens `NAME.json` in a folder: electron-store in the app, its base `conf` elsewhere. */
export type OpenJsonStore = (folder: string, name: string) => JsonStore;
