import { open, type FileHandle } from 'node:fs/promises';
import { unwritableError } from './files';

/** What a log needs of an open file. */
export type AppendHandle = Pick<FileHandle, 'write' | 'sync' | 'truncate' | 'close'>;

/** A file that only grows. What was appended is on the disk when `append` resolves; what fails leaves no trace. */
export class AppendOnlyFile {
  /** Something unfinished may stand behind the last whole line. */
  private hasTornEnd: boolean;

  constructor(
    private readonly path: string,
    private readonly handle: AppendHandle,
    /** The bytes that are known to be whole. */
    private length: number,
    isUnclean: boolean,
  ) {
    this.hasTornEnd = isUnclean;
  }

  /** A file with `length` sound bytes; what stands behind them is cut off before anything is added. */
  static async open(path: string, length: number, isUnclean: boolean): Promise<AppendOnlyFile> {
    try {
      return new AppendOnlyFile(path, await open(path, 'r+'), length, isUnclean);
    } catch (cause) {
      throw unwritableError(path, cause);
    }
  }

  /** Appends whole lines; one call at a time. Fails with FILE_UNWRITABLE, and then none of them is there. */
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
