import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { LampwrightError } from '#shared/errors/LampwrightError';
import type { FolderLock } from './FolderLock';

/** What a part of the storage knows of the data folder it lives in. */
export class StorageContext {
  constructor(
    readonly folder: string,
    readonly openStore: OpenJsonStore,
    /** None for who only reads: another process may be writing. */
    private readonly lock: FolderLock | undefined,
    /** Says what was found damaged, and where it was put. */
    readonly warn: (sentence: string) => void,
    readonly now: () => number,
  ) {}

  get isReadOnly(): boolean {
    return this.lock === undefined;
  }

  path(...names: string[]): string {
    return join(this.folder, ...names);
  }

  /** Where a damaged file is kept: a new place each time. */
  damagedPath(name: string): string {
    const time = new Date(this.now()).toISOString().replace(/[-:]/g, '').replace(/\..*/, '');
    return this.path('damaged', `${time}-${randomBytes(2).toString('hex')}-${name}`);
  }

  /** Where a deleted file waits to be wanted back. */
  trashPath(kind: string, name: string): string {
    return this.path('trash', kind, name);
  }

  /** Fails unless this process, and no other, may write. */
  assertWritable(): void {
    if (!this.lock) throw new LampwrightError('READ_ONLY', 'The data was opened for reading only.');
    this.lock.assertHeld();
  }
}

/** A small JSON object kept as a file: settings and the like. Reading fails when the file is no JSON. */
export interface JsonStore {
  read(): Readonly<Record<string, unknown>>;
  write(value: Readonly<Record<string, unknown>>): void;
}

/** Opens `NAME.json` in a folder: electron-store in the app, its base `conf` elsewhere. */
export type OpenJsonStore = (folder: string, name: string) => JsonStore;
