import type { ResetCause } from '#shared/lamp/wire/messages';
import type { Clock } from '../wire/Clock';
import type { FarEnd } from './FarEnd';
import type { Store } from './Keeper';
import { LampLife, type Shown } from './LampLife';
import { roomyModel, type LampModel } from './LampModel';

/**
 * A lamp without hardware: the far end of docs/serial-protocol.md, byte for byte. It is on from the start. While nothing
 * is said to it and nobody looks it does nothing but wake up for the steps it has to tell.
 */
export class VirtualLamp implements FarEnd {
  readonly #store: Store = {};
  readonly #listeners = new Set<(bytes: Uint8Array) => void>();
  #life: LampLife;

  constructor(
    private readonly clock: Clock,
    private readonly model: LampModel = roomyModel,
  ) {
    this.#life = this.#start('power');
  }

  /** Takes bytes off the cable. */
  receive(bytes: Uint8Array): void {
    this.#life.receive(bytes);
  }

  /** Calls with what the lamp says, until the returned function is called; what nobody hears is lost. */
  onSent(listener: (bytes: Uint8Array) => void): () => void {
    this.#listeners.add(listener);
    this.#life.isHeard = true;
    return () => {
      this.#listeners.delete(listener);
      this.#life.isHeard = this.#listeners.size > 0;
    };
  }

  /** Starts the lamp anew: only what it has stored is left, and the kept program plays. */
  power(cause: ResetCause = 'power'): void {
    this.#life.end();
    this.#life = this.#start(cause);
    this.#life.isHeard = this.#listeners.size > 0;
    this.#life.greet();
  }

  restart(): void {
    this.power('button');
  }

  /** What is on show now. */
  shown(): Shown {
    return this.#life.shown();
  }

  #start(cause: ResetCause): LampLife {
    return new LampLife(this.model, this.#store, this.clock, cause, (text) => this.#send(text));
  }

  #send(text: string): void {
    const bytes = new TextEncoder().encode(text);
    for (const listener of this.#listeners) listener(bytes);
  }
}
