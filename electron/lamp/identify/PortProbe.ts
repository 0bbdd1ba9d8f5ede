import { LampwrightError } from '#shared/errors/LampwrightError';
import { lampGoneError } from '../ports/portErrors';
import type { Clock } from '../../clock/Clock';
import type { Wire } from '../wire/Wire';

/**
 * Of a device that never ends, the newest is kept; and of a line that never ends: the longest is WLED's
 * info.
 */
const maxBytes = 16_384;
const maxLineLength = 65_536;
/** More than any answer has that is not a line. */
const searchedBytes = 1024;
/** A few bytes that the system does not take in this time are taken by nobody. */
const sendLimitMs = 500;

/**
 * Talks to a device whose language is not known yet: keeps what is heard, and finds answers in it. In all
 * texts a character stands for a byte. Every wait fails with `STOPPED` when that is wished, and with
 * `LAMP_GONE`.
 */
export class PortProbe {
  #receivedText = '';
  #line = '';
  #lines: string[] = [];
  /** Called when there is more to find, or when there is no more hope. */
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
      wire.onBytes((bytes) => this.#receive(Buffer.from(bytes).toString('latin1'))),
      wire.onClose(() => this.#wake(lampGoneError(wire.path))),
      () => signal?.removeEventListener('abort', stop),
    ];
  }

  /** What was heard. */
  get receivedText(): string {
    return this.#receivedText;
  }

  /** Sends. Fails with `LAMP_SILENT` when nobody takes it. */
  async send(bytes: Uint8Array): Promise<void> {
    if (this.signal?.aborted === true) throw stoppedError();
    let callOff = () => {};
    const tooLong = new Promise<never>((_, reject) => {
      callOff = this.clock.after(sendLimitMs, () => reject(notTakenError(this.wire.path)));
    });
    try {
      await Promise.race([this.wire.write(bytes), tooLong]);
    } finally {
      callOff();
    }
  }

  /**
   * What `find` finds in one of the lines to come, each without its end; `undefined` when nothing after
   * `ms`.
   */
  waitForLine<Found>(find: (line: string) => Found | undefined, ms: number): Promise<Found | undefined> {
    return this.#wait(() => {
      // Read one by one: what follows the line that is found is left for the next wait.
      for (let line = this.#lines.shift(); line !== undefined; line = this.#lines.shift()) {
        const found = find(line);
        if (found !== undefined) return found;
      }
      return undefined;
    }, ms);
  }

  /** What `find` finds in the newest 1024 bytes; `undefined` when nothing after `ms`. */
  waitForBytes<Found>(find: (newest: string) => Found | undefined, ms: number): Promise<Found | undefined> {
    return this.#wait(() => find(this.#receivedText.slice(-searchedBytes)), ms);
  }

  /** Listens no more. The wire stays open. */
  stopListening(): void {
    for (const end of this.#unsubscribes) end();
  }

  async #wait<Found>(look: () => Found | undefined, ms: number): Promise<Found | undefined> {
    if (this.signal?.aborted === true) throw stoppedError();
    const already = look();
    if (already !== undefined) return already;
    return new Promise((resolve, reject) => {
      const settle = () => {
        callOff();
        this.#wake = () => {};
      };
      const callOff = this.clock.after(ms, () => {
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

  #receive(piece: string): void {
    this.#receivedText = (this.#receivedText + piece).slice(-maxBytes);
    const [end = '', ...further] = piece.split('\n');
    this.#line = (this.#line + end).slice(-maxLineLength);
    for (const begin of further) {
      this.#lines.push(this.#line.replace(/\r$/, ''));
      this.#line = begin;
    }
    this.#wake();
  }
}

function stoppedError(): LampwrightError {
  return new LampwrightError('STOPPED', 'Stopped.');
}

function notTakenError(path: string): LampwrightError {
  return new LampwrightError(
    'LAMP_SILENT',
    `What is at ${path} takes nothing in. Unplug it, plug it in again, then try again.`,
  );
}
