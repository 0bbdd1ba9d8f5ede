import { LampwrightError } from '#shared/errors/LampwrightError';
import { realClock, type Clock } from '../../clock/Clock';
import type { Wire } from '../wire/Wire';
import { lampGoneError, translatePortError } from './portErrors';

type Done = (error?: Error | null) => void;

/** The part of the serialport package's open port that is used here. */
export interface PortStream {
  write(bytes: Uint8Array, done: Done): unknown;
  drain(done: Done): void;
  flush(done: Done): void;
  update(options: { baudRate: number }, done: Done): void;
  close(done: Done): void;
  on(event: 'data', listener: (bytes: Uint8Array) => void): unknown;
  on(event: 'close' | 'error' | 'end', listener: () => void): unknown;
}

/** How long an operation may take in addition to the time its bytes need on the cable. */
const stepLimitMs = 2000;
const closeLimitMs = 1000;

/**
 * A serial port as a wire. The package does not call back once a port is closed, and waits forever when a driver accepts no
 * bytes, so each operation has a time limit here. A port that exceeds it is closed, since it is unknown which bytes went out.
 */
export class SerialWire implements Wire {
  private readonly pending = new Set<(error: LampwrightError) => void>();
  private readonly byteListeners = new Set<(bytes: Uint8Array) => void>();
  private readonly closeListeners = new Set<() => void>();
  private closing: Promise<void> | undefined;
  /** When all written bytes should have been sent. */
  private busyUntilMs = 0;
  private isStuck = false;

  constructor(
    readonly path: string,
    private baud: number,
    private readonly stream: PortStream,
    private readonly clock: Clock = realClock,
  ) {
    stream.on('data', (bytes) => {
      // A copy: listeners added meanwhile start with the next chunk.
      const listeners = [...this.byteListeners];
      for (const listener of listeners) listener(bytes);
    });
    for (const event of ['close', 'error', 'end'] as const) stream.on(event, () => void this.close());
  }

  async write(bytes: Uint8Array): Promise<void> {
    const startMs = Math.max(this.busyUntilMs, this.clock.now());
    this.busyUntilMs = startMs + (bytes.length * 10 * 1000) / this.baud;
    await this.runWithLimit((done) => this.stream.write(bytes, done));
  }

  async drain(): Promise<void> {
    await this.runWithLimit((done) => this.stream.drain(done));
  }

  /** Takes effect after all earlier writes: changing the rate at once would discard unsent bytes. */
  async setBaud(baud: number): Promise<void> {
    await this.drain();
    await this.runWithLimit((done) => this.stream.update({ baudRate: baud }, done));
    this.baud = baud;
  }

  close(): Promise<void> {
    this.closing ??= this.release();
    return this.closing;
  }

  onBytes(listener: (bytes: Uint8Array) => void): () => void {
    // Wrapped, so that the same function can be added twice and removed once.
    const own = (bytes: Uint8Array) => listener(bytes);
    this.byteListeners.add(own);
    return () => this.byteListeners.delete(own);
  }

  onClose(listener: () => void): () => void {
    const own = () => listener();
    this.closeListeners.add(own);
    if (this.closing) queueMicrotask(() => this.closeListeners.delete(own) && own());
    return () => this.closeListeners.delete(own);
  }

  private async release(): Promise<void> {
    const gone = lampGoneError(this.path);
    for (const fail of this.pending) fail(gone);
    this.byteListeners.clear();
    queueMicrotask(() => this.notifyClosed());
    // A driver with bytes it cannot send would keep the port open for half a minute.
    if (this.isStuck) await this.waitAtMost(closeLimitMs, (done) => this.stream.flush(done));
    await this.waitAtMost(closeLimitMs, (done) => this.stream.close(done));
  }

  private notifyClosed(): void {
    const listeners = [...this.closeListeners];
    this.closeListeners.clear();
    for (const listener of listeners) listener();
  }

  /** Resolves when `begin` calls back. Fails with its error, when the wire closes, and when it takes too long. */
  private runWithLimit(begin: (done: Done) => void): Promise<void> {
    if (this.closing) return Promise.reject(lampGoneError(this.path));
    return new Promise((resolve, reject) => {
      const settle = () => {
        cancelTimer();
        this.pending.delete(fail);
      };
      const fail = (error: LampwrightError) => {
        settle();
        reject(error);
      };
      const cancelTimer = this.clock.after(stepLimitMs + this.sendingMs(), () => {
        this.isStuck = true;
        fail(this.stuckError());
        void this.close();
      });
      this.pending.add(fail);
      begin((error) => {
        if (error) return fail(translatePortError(error, this));
        settle();
        resolve();
      });
    });
  }

  /** How long unsent bytes need, times two for adapters that are slower than their baud rate. */
  private sendingMs(): number {
    return 2 * Math.max(this.busyUntilMs - this.clock.now(), 0);
  }

  private stuckError(): LampwrightError {
    return new LampwrightError(
      'LAMP_SILENT',
      `The lamp at ${this.path} does not accept any data. Unplug it, plug it in again, then try again.`,
    );
  }

  /** Resolves when `begin` calls back, with an error or without, or after `ms`. */
  private waitAtMost(ms: number, begin: (done: Done) => void): Promise<void> {
    return new Promise((resolve) => {
      const cancelTimer = this.clock.after(ms, resolve);
      begin(() => {
        cancelTimer();
        resolve();
      });
    });
  }
}
