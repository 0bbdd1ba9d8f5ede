import { lampGoneError } from '../ports/portErrors';
import type { Clock } from '../../clock/Clock';
import type { Wire } from '../wire/Wire';
import type { SerialDevice } from './SerialDevice';
import { ByteFaultInjector, type WireIncident, type WireFaults } from './WireFaults';
import { WireDirection } from './WireDirection';

export interface VirtualWireOptions {
  readonly clock: Clock;
  readonly path?: string;
  /** With a rate, bytes take the time they would on a real port, 8N1; without one they are there at once. */
  readonly baud?: number;
  readonly faults?: WireFaults;
}

const bitsPerByte = 10;

/** The near end of a cable to a virtual lamp, or to whatever else hangs on it. */
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
    { clock, path = 'virtual', baud, faults: misbehaviour }: VirtualWireOptions,
  ) {
    this.path = path;
    this.#clock = clock;
    this.#baud = baud;
    this.#incidents = (misbehaviour?.incidents ?? []).toSorted((a, b) => a.afterBytes - b.afterBytes);
    const byteMs = () => (this.#baud === undefined ? 0 : (bitsPerByte * 1000) / this.#baud);
    const faulter = (way: 'toLamp' | 'fromLamp') => {
      const faults = misbehaviour?.[way];
      return faults && new ByteFaultInjector(faults, misbehaviour.random);
    };
    this.#toLamp = new WireDirection(clock, byteMs, faulter('toLamp'), (bytes) => {
      if (!this.#isSilent) device.receive(bytes);
    });
    this.#fromLamp = new WireDirection(clock, byteMs, faulter('fromLamp'), (bytes) => {
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

  /** The cable is pulled: what is on its way is lost. Whoever plugs it in again makes a new wire. */
  unplug(): void {
    if (!this.#isOpen) return;
    this.#isOpen = false;
    this.#unsubscribe();
    for (const way of [this.#toLamp, this.#fromLamp]) way.cut();
    for (const listener of this.#closeListeners) listener();
  }

  /** For so long, bytes are lost both ways. */
  goSilent(ms: number): void {
    this.#silentUntilMs = this.#clock.now() + ms;
  }

  get #isSilent(): boolean {
    return this.#clock.now() < this.#silentUntilMs;
  }

  /** Takes the next incident that is due within so many bytes. */
  #nextIncident(bytes: number): WireIncident | undefined {
    const [next] = this.#incidents;
    return next && next.afterBytes <= this.#writtenBytes + bytes ? this.#incidents.shift() : undefined;
  }

  #runIncident({ kind: happens, ms = 0 }: WireIncident): void {
    if (happens === 'restart') this.device.restart?.();
    else if (happens === 'unplug') this.unplug();
    else this.goSilent(ms);
  }

  #send(bytes: Uint8Array): void {
    this.#writtenBytes += bytes.length;
    if (bytes.length > 0) this.#toLamp.send(bytes);
  }
}
