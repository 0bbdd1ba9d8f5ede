import { LampwrightError } from '#shared/errors/LampwrightError';
import type { Clock } from '../../../electron/clock/Clock';
import type { Wire } from '../../../electron/lamp/wire/Wire';
import { resample } from './resample';

/** Bytes that a USB bridge delivers at once. */
const pieceBytes = 32;

/**
 * The far end of a cable in memory. Bytes take time on the cable, come in pieces, and arrive garbled when the two
 * ends have different speeds.
 */
export abstract class FakeDevice {
  /** The device's speed. */
  baud = 115_200;
  /** All bytes the host has sent, before any garbling. */
  readonly hostBytes: number[] = [];
  /** The speeds the host has set. */
  readonly hostBauds: number[] = [];
  /** The host's current listeners. */
  readonly byteListeners = new Set<(bytes: Uint8Array) => void>();
  readonly #closeListeners = new Set<() => void>();
  #hostBaud = 115_200;
  #isClosed = false;
  readonly #freeAt = { toHost: 0, toDevice: 0 };

  constructor(protected readonly clock: Clock) {}

  /** The host's end. */
  readonly wire: Wire = {
    path: '/dev/ttyFAKE0',
    write: (bytes) => this.#write(bytes),
    drain: () => this.#drain(),
    setBaud: async (baud) => {
      await this.#drain();
      if (!this.canHostTake(baud))
        throw new LampwrightError('PORT_FAILED', `The port does not do ${baud} baud.`);
      this.hostBauds.push(baud);
      this.#hostBaud = baud;
    },
    close: () => {
      this.unplug();
      return Promise.resolve();
    },
    onBytes: (listener) => {
      this.byteListeners.add(listener);
      return () => this.byteListeners.delete(listener);
    },
    onClose: (listener) => {
      this.#closeListeners.add(listener);
      return () => this.#closeListeners.delete(listener);
    },
  };

  get hostBaud(): number {
    return this.#hostBaud;
  }

  /** What the host has sent, as text. */
  get hostText(): string {
    return Buffer.from(this.hostBytes).toString('latin1');
  }

  unplug(): void {
    if (this.#isClosed) return;
    this.#isClosed = true;
    this.byteListeners.clear();
    for (const listener of this.#closeListeners) listener();
  }

  /** A byte has arrived at the device. */
  protected abstract receive(byte: number): void;

  /** Whether the host's port supports a speed. */
  protected canHostTake(_baud: number): boolean {
    return true;
  }

  /** Sends bytes, or the characters of a text, to the host. */
  protected send(data: string | Uint8Array): void {
    const bytes = typeof data === 'string' ? new TextEncoder().encode(data) : data;
    const from = this.baud;
    this.#send('toHost', bytes, from, (piece) => {
      const received = resample(piece, from, this.#hostBaud);
      if (received.length > 0) for (const listener of [...this.byteListeners].values()) listener(received);
    });
  }

  async #write(bytes: Uint8Array): Promise<void> {
    if (this.#isClosed) throw new LampwrightError('LAMP_GONE', 'The lamp is unplugged. Plug it in again.');
    this.hostBytes.push(...bytes);
    const from = this.#hostBaud;
    this.#send('toDevice', bytes, from, (piece) => {
      for (const byte of resample(piece, from, this.baud)) this.receive(byte);
    });
    await Promise.resolve();
  }

  #drain(): Promise<void> {
    return new Promise((resolve) => {
      this.clock.after(this.#freeAt.toDevice - this.clock.now(), resolve);
    });
  }

  #send(
    direction: 'toHost' | 'toDevice',
    bytes: Uint8Array,
    baud: number,
    arrive: (piece: Uint8Array) => void,
  ): void {
    for (let at = 0; at < bytes.length; at += pieceBytes) {
      const piece = bytes.slice(at, at + pieceBytes);
      this.#freeAt[direction] =
        Math.max(this.#freeAt[direction], this.clock.now()) + (piece.length * 10_000) / baud;
      this.clock.after(this.#freeAt[direction] - this.clock.now(), () => {
        if (!this.#isClosed) arrive(piece);
      });
    }
  }
}
