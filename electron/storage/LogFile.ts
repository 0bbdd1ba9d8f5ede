import { open, type FileHandle } from 'node:fs/promises';
import { unwritable } from './files';

/** What a log needs of an open file. */
export type LogHandle = Pick<FileHandle, 'write' | 'sync' | 'truncate' | 'close'>;

/** A file that only grows. What was appended is on the disk when `append` resolves; what fails leaves no trace. */
export class LogFile {
  /** Something unfinished may stand behind the last whole line. */
  private isUnclean: boolean;

  constructor(
    private readonly path: string,
    private readonly handle: LogHandle,
    /** The bytes that are known to be whole. */
    private length: number,
    isUnclean: boolean,
  ) {
    this.isUnclean = isUnclean;
  }

  /** A file with `length` sound bytes; what stands behind them is cut off before anything is added. */
  static async open(path: string, length: number, isUnclean: boolean): Promise<LogFile> {
    try {
      return new LogFile(path, await open(path, 'r+'), length, isUnclean);
    } catch (cause) {
      throw unwritable(path, cause);
    }
  }

  /** Appends whole lines; one call at a time. Fails with FILE_UNWRITABLE, and then none of them is there. */
  async append(lines: string): Promise<void> {
    const bytes = Buffer.from(lines);
    try {
      if (this.isUnclean) await this.handle.truncate(this.length);
      this.isUnclean = true;
      for (let at = 0; at < bytes.length;) {
        const { bytesWritten } = await this.handle.write(bytes, at, bytes.length - at, this.length + at);
        at += bytesWritten;
      }
      await this.handle.sync();
      this.length += bytes.length;
      this.isUnclean = false;
    } catch (cause) {
      await this.handle.truncate(this.length).then(
        () => (this.isUnclean = false),
        () => undefined,
      );
      throw unwritable(this.path, cause);
    }
  }

  close(): Promise<void> {
    return this.handle.close();
  }
}
