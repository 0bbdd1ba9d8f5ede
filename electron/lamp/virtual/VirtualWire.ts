import { lampGoneError } from '../ports/portErrors';
import type { Clock } from '../../clock/Clock';
import type { Wire } from '../wire/Wire';
import type { SerialDevice } from './SerialDevice';
import { ByteFaultInjector, type WireIncident, type WireFaults } from './WireFaults';
import { WireDirection } from './WireDirection';

/** The speed and the faults of a virtual wire. */
export interface VirtualWireOptions {
  readonly clock: Clock;
  readonly path?: string;
  /** With a baud rate, bytes take as long as on a real port, 8N1; without one they arrive at once. */
  readonly baud?: number;
  readonly faults?: WireFaults;
}

const bitsPerByte = 10;

/** A wire to a virtual lamp or another virtual device, which can be made faulty. */
export class VirtualWire implements Wire {
  readonly path: string;
  readonly #clock: Clock;
  readonly #toLamp: WireDirection;
  readonly #fromLamp: WireDirection;
  readonly #listeners = new Set<(bytes: Uint8Array) => void>();
  readonly #closeListeners = new Set<() => void>();
  readonly #unsubscribe: () => void;
  readonly #incidents: WireIncident[];
  #baud: number | undefined;
  #writtenBytes = 0;
  #silentUntilMs = -Infinity;
  #isOpen = true;

  constructor(
    private readonly device: SerialDevice,
    { clock, path = 'virtual', baud, faults }: VirtualWireOptions,
  ) {
    this.path = path;
    this.#clock = clock;
    this.#baud = baud;
    this.#incidents = (faults?.incidents ?? []).toSorted((a, b) => a.afterBytes - b.afterBytes);
    const byteMs = () => (this.#baud === undefined ? 0 : (bitsPerByte * 1000) / this.#baud);
    const injectorFor = (direction: 'toLamp' | 'fromLamp') => {
      const byteFaults = faults?.[direction];
      return byteFaults && new ByteFaultInjector(byteFaults, faults.random);
    };
    this.#toLamp = new WireDirection(clock, byteMs, injectorFor('toLamp'), (bytes) => {
      if (!this.#isSilent) device.receive(bytes);
    });
    this.#fromLamp = new WireDirection(clock, byteMs, injectorFor('fromLamp'), (bytes) => {
      if (!this.#isSilent) for (const listener of this.#listeners) listener(bytes);
    });
    this.#unsubscribe = device.onSent((bytes) => this.#fromLamp.send(bytes));
  }

  write = (bytes: Uint8Array): Promise<void> => {
    if (!this.#isOpen) return Promise.reject(lampGoneError(this.path));
    let rest = bytes;
    for (let due = this.#nextIncident(rest.length); due; due = this.#nextIncident(rest.length)) {
      const before = due.afterBytes - this.#writtenBytes;
      this.#send(rest.subarray(0, before));
      rest = rest.subarray(before);
      this.#toLamp.sendAction(() => this.#runIncident(due));
    }
    this.#send(rest);
    return Promise.resolve();
  };

  drain = (): Promise<void> => this.#toLamp.drain();

  setBaud = (baud: number): Promise<void> => {
    if (this.#baud !== undefined) this.#baud = baud;
    return Promise.resolve();
  };

  close = (): Promise<void> => {
    this.unplug();
    return Promise.resolve();
  };

  onBytes = (listener: (bytes: Uint8Array) => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  onClose = (listener: () => void): (() => void) => {
    this.#closeListeners.add(listener);
    return () => void this.#closeListeners.delete(listener);
  };

  /** Pulls the cable: bytes in transit are lost. Plugging it in again takes a new wire. */
  unplug(): void {
    if (!this.#isOpen) return;
    this.#isOpen = false;
    this.#unsubscribe();
    for (const direction of [this.#toLamp, this.#fromLamp]) direction.cut();
    for (const listener of this.#closeListeners) listener();
  }

  /** Loses all bytes in both directions for `ms`. */
  goSilent(ms: number): void {
    this.#silentUntilMs = this.#clock.now() + ms;
  }

  get #isSilent(): boolean {
    return this.#clock.now() < this.#silentUntilMs;
  }

  /** Removes and returns the next incident, if it is due within this many bytes. */
  #nextIncident(bytes: number): WireIncident | undefined {
    const [next] = this.#incidents;
    return next && next.afterBytes <= this.#writtenBytes + bytes ? this.#incidents.shift() : undefined;
  }

  #runIncident({ kind, ms = 0 }: WireIncident): void {
    if (kind === 'restart') this.device.restart?.();
    else if (kind === 'unplug') this.unplug();
    else this.goSilent(ms);
  }

  #send(bytes: Uint8Array): void {
    this.#writtenBytes += bytes.length;
    if (bytes.length > 0) this.#toLamp.send(bytes);
  }
}
