import { LampwrightError } from '#shared/errors/LampwrightError';
import { LineSplitter, type LineSplitterOptions } from '../link/LineSplitter';
import { lampGoneError } from '../ports/portErrors';
import type { Clock } from '../../clock/Clock';
import type { Wire } from '../wire/Wire';

/** Only the newest bytes are kept, since a device may send without end. */
const maxBytes = 16_384;
/** The longest line we expect is WLED's info. */
const splitterOptions: LineSplitterOptions = { maxLength: 65_536, unprintable: 'keep' };
/** Longer than any answer that is not a line. */
const searchedBytes = 1024;
/** If the system has not accepted a few bytes by then, the device is not reading. */
const sendLimitMs = 500;

/**
 * Talks to a device whose protocol is not known yet: collects the bytes it sends and searches them for answers. In all
 * texts one character stands for one byte. Waiting and sending fail with STOPPED when `signal` is aborted, and with LAMP_GONE
 * when the wire closes.
 */
export class PortProbe {
  #receivedText = '';
  readonly #splitter = new LineSplitter(splitterOptions);
  readonly #lines: string[] = [];
  /** Called when more bytes have arrived, or with the error that ends the wait. */
  #wake: (error?: Error) => void = () => {};
  readonly #unsubscribes: (() => void)[];

  constructor(
    private readonly wire: Wire,
    private readonly clock: Clock,
    private readonly signal?: AbortSignal,
  ) {
    const stop = () => this.#wake(stoppedError());
    signal?.addEventListener('abort', stop);
    this.#unsubscribes = [
      wire.onBytes((bytes) => this.#receive(bytes)),
      wire.onClose(() => this.#wake(lampGoneError(wire.path))),
      () => signal?.removeEventListener('abort', stop),
    ];
  }

  /** The newest 16 kB that were received. */
  get receivedText(): string {
    return this.#receivedText;
  }

  /** The whole lines in `receivedText`, including those that a wait has already seen. */
  get receivedLines(): string[] {
    return new LineSplitter(splitterOptions).add(Buffer.from(this.#receivedText, 'latin1'));
  }

  /** Sends bytes. Fails with LAMP_SILENT when the system does not accept them in time. */
  async send(bytes: Uint8Array): Promise<void> {
    if (this.signal?.aborted === true) throw stoppedError();
    let cancelTimer = () => {};
    const timeout = new Promise<never>((_, reject) => {
      cancelTimer = this.clock.after(sendLimitMs, () => reject(notTakenError(this.wire.path)));
    });
    try {
      await Promise.race([this.wire.write(bytes), timeout]);
    } finally {
      cancelTimer();
    }
  }

  /** Returns what `find` makes of the first line it accepts, among lines not read yet; `undefined` after `ms`. */
  waitForLine<Found>(find: (line: string) => Found | undefined, ms: number): Promise<Found | undefined> {
    return this.#wait(() => {
      // One by one: the lines after the one that is found are left for the next wait.
      for (let line = this.#lines.shift(); line !== undefined; line = this.#lines.shift()) {
        const found = find(line);
        if (found !== undefined) return found;
      }
      return undefined;
    }, ms);
  }

  /** Returns what `find` finds in the newest 1024 bytes; `undefined` after `ms`. */
  waitForBytes<Found>(find: (newest: string) => Found | undefined, ms: number): Promise<Found | undefined> {
    return this.#wait(() => find(this.#receivedText.slice(-searchedBytes)), ms);
  }

  /** Stops listening. The wire stays open. */
  stopListening(): void {
    for (const unsubscribe of this.#unsubscribes) unsubscribe();
  }

  async #wait<Found>(look: () => Found | undefined, ms: number): Promise<Found | undefined> {
    if (this.signal?.aborted === true) throw stoppedError();
    const already = look();
    if (already !== undefined) return already;
    return new Promise((resolve, reject) => {
      const settle = () => {
        cancelTimer();
        this.#wake = () => {};
      };
      const cancelTimer = this.clock.after(ms, () => {
        settle();
        resolve(undefined);
      });
      this.#wake = (error) => {
        const found = error ? undefined : look();
        if (error === undefined && found === undefined) return;
        settle();
        if (error) reject(error);
        else resolve(found);
      };
    });
  }

  #receive(bytes: Uint8Array): void {
    const text = Buffer.from(bytes).toString('latin1');
    this.#receivedText = (this.#receivedText + text).slice(-maxBytes);
    this.#lines.push(...this.#splitter.add(bytes));
    this.#wake();
  }
}

function stoppedError(): LampwrightError {
  return new LampwrightError('STOPPED', 'Stopped.');
}

function notTakenError(path: string): LampwrightError {
  return new LampwrightError(
    'LAMP_SILENT',
    `The device at ${path} does not accept any data. Unplug it, plug it in again, then try again.`,
  );
}
