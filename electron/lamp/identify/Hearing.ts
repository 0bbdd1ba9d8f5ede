import { LampwrightError } from '#shared/api/errors';
import { lampGone } from '../ports/portErrors';
import type { Clock } from '../wire/Clock';
import type { Wire } from '../wire/Wire';

/**
 * Of a device that never ends, the newest is kept; and of a line that never ends: the longest is WLED's
 * info.
 */
const mostBytes = 16_384;
const mostLine = 65_536;
/** More than any answer has that is not a line. */
const newestBytes = 1024;
/** A few bytes that the system does not take in this time are taken by nobody. */
const sayingMs = 500;

/**
 * Talks to a device whose language is not known yet: keeps what is heard, and finds answers in it. In all
 * texts a character stands for a byte. Every wait fails with `STOPPED` when that is wished, and with
 * `LAMP_GONE`.
 */
export class Hearing {
  #heard = '';
  #line = '';
  #lines: string[] = [];
  /** Called when there is more to find, or when there is no more hope. */
  #wake: (error?: Error) => void = () => {};
  readonly #ends: (() => void)[];

  constructor(
    private readonly wire: Wire,
    private readonly clock: Clock,
    private readonly signal?: AbortSignal,
  ) {
    const stop = () => this.#wake(stopped());
    signal?.addEventListener('abort', stop);
    this.#ends = [
      wire.onBytes((bytes) => this.#hear(Buffer.from(bytes).toString('latin1'))),
      wire.onClose(() => this.#wake(lampGone(wire.path))),
      () => signal?.removeEventListener('abort', stop),
    ];
  }

  /** What was heard. */
  get heard(): string {
    return this.#heard;
  }

  /** Sends. Fails with `LAMP_SILENT` when nobody takes it. */
  async say(bytes: Uint8Array): Promise<void> {
    if (this.signal?.aborted === true) throw stopped();
    let callOff = () => {};
    const tooLong = new Promise<never>((_, reject) => {
      callOff = this.clock.after(sayingMs, () => reject(takesNothing(this.wire.path)));
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
  findLine<Found>(find: (line: string) => Found | undefined, ms: number): Promise<Found | undefined> {
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
  findBytes<Found>(find: (newest: string) => Found | undefined, ms: number): Promise<Found | undefined> {
    return this.#wait(() => find(this.#heard.slice(-newestBytes)), ms);
  }

  /** Listens no more. The wire stays open. */
  end(): void {
    for (const end of this.#ends) end();
  }

  async #wait<Found>(look: () => Found | undefined, ms: number): Promise<Found | undefined> {
    if (this.signal?.aborted === true) throw stopped();
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

  #hear(piece: string): void {
    this.#heard = (this.#heard + piece).slice(-mostBytes);
    const [end = '', ...further] = piece.split('\n');
    this.#line = (this.#line + end).slice(-mostLine);
    for (const begin of further) {
      this.#lines.push(this.#line.replace(/\r$/, ''));
      this.#line = begin;
    }
    this.#wake();
  }
}

function stopped(): LampwrightError {
  return new LampwrightError('STOPPED', 'Stopped.');
}

function takesNothing(path: string): LampwrightError {
  return new LampwrightError(
    'LAMP_SILENT',
    `What is at ${path} takes nothing in. Unplug it, plug it in again, then try again.`,
  );
}
