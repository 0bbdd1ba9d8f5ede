import { open, type FileHandle } from 'node:fs/promises';
import { unwritableError } from './files';

/** The part of an open file that is used here. */
export type AppendHandle = Pick<FileHandle, 'write' | 'sync' | 'truncate' | 'close'>;

/** A file that only grows. Appended lines are on disk when `append` resolves; a failed append leaves the file as it was. */
export class AppendOnlyFile {
  /** There may be an incomplete line at the end. */
  private hasTornEnd: boolean;

  constructor(
    private readonly path: string,
    private readonly handle: AppendHandle,
    /** The number of valid bytes. */
    private length: number,
    isUnclean: boolean,
  ) {
    this.hasTornEnd = isUnclean;
  }

  /** Opens a file with `length` valid bytes; any after them are cut off before the first append. Fails with FILE_UNWRITABLE. */
  static async open(path: string, length: number, isUnclean: boolean): Promise<AppendOnlyFile> {
    try {
      return new AppendOnlyFile(path, await open(path, 'r+'), length, isUnclean);
    } catch (cause) {
      throw unwritableError(path, cause);
    }
  }

  /** Appends whole lines; one call at a time. Fails with FILE_UNWRITABLE, and then none of them is written. */
  async append(lines: string): Promise<void> {
    const bytes = Buffer.from(lines);
    try {
      if (this.hasTornEnd) await this.handle.truncate(this.length);
      this.hasTornEnd = true;
      for (let at = 0; at < bytes.length;) {
        const { bytesWritten } = await this.handle.write(bytes, at, bytes.length - at, this.length + at);
        at += bytesWritten;
      }
      await this.handle.sync();
      this.length += bytes.length;
      this.hasTornEnd = false;
    } catch (cause) {
      await this.handle.truncate(this.length).then(
        () => (this.hasTornEnd = false),
        () => undefined,
      );
      throw unwritableError(this.path, cause);
    }
  }

  close(): Promise<void> {
    return this.handle.close();
  }
}
