import type { FileHandle } from 'node:fs/promises';
import type { AppendHandle } from '../../electron/storage/AppendOnlyFile';

type FileOperation = 'write' | 'sync' | 'truncate';

/** Wraps a real file handle and makes it slow, full or failing. What it writes really is in the file. */
export class FakeAppendHandle {
  /** The operations called on the file, in order. */
  readonly calls: string[] = [];
  bytesWritten = 0;
  /** Maximum number of bytes written per call. */
  chunk = Infinity;
  /** Bytes still free on the disk. */
  freeBytes = Infinity;
  /** The operations that fail from now on. */
  failing = new Set<FileOperation>();
  /** The error they fail with. */
  error: Error = Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' });
  /** Each sync waits for this promise. */
  gate: Promise<void> = Promise.resolve();

  constructor(private readonly file: FileHandle) {}

  get handle(): AppendHandle {
    return {
      write: async (bytes: Buffer, from: number, length: number, at: number) => {
        this.begin('write');
        if (this.freeBytes === 0) throw this.error;
        const fitting = Math.min(length, this.chunk, this.freeBytes);
        const written = await this.file.write(bytes, from, fitting, at);
        this.freeBytes -= written.bytesWritten;
        this.bytesWritten += written.bytesWritten;
        return written;
      },
      sync: async () => {
        this.begin('sync');
        await this.gate;
        await this.file.sync();
        this.calls.push('synced');
      },
      truncate: async (length: number) => {
        this.begin('truncate');
        await this.file.truncate(length);
      },
      close: () => this.file.close(),
    } as unknown as AppendHandle;
  }

  private begin(call: FileOperation): void {
    this.calls.push(call);
    if (this.failing.has(call)) throw this.error;
  }
}
