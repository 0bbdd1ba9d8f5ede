import type { ResetCause } from '#shared/lamp/wire/messages';
import type { Clock } from '../../clock/Clock';
import type { SerialDevice } from './SerialDevice';
import type { Eeprom } from './EepromWriter';
import { LampRuntime, type DisplayedFrame } from './LampRuntime';
import { largeModel, type LampModel } from './LampModel';

/**
 * A lamp without hardware: the far end of docs/serial-protocol.md, byte for byte. It is on from the start. While nothing
 * is said to it and nobody looks it does nothing but wake up for the steps it has to tell.
 */
export class VirtualLamp implements SerialDevice {
  readonly #eeprom: Eeprom = {};
  readonly #listeners = new Set<(bytes: Uint8Array) => void>();
  #runtime: LampRuntime;

  constructor(
    private readonly clock: Clock,
    private readonly model: LampModel = largeModel,
  ) {
    this.#runtime = this.#start('power');
  }

  /** Takes bytes off the cable. */
  receive(bytes: Uint8Array): void {
    this.#runtime.receive(bytes);
  }

  /** Calls with what the lamp says, until the returned function is called; what nobody hears is lost. */
  onSent(listener: (bytes: Uint8Array) => void): () => void {
    this.#listeners.add(listener);
    this.#runtime.hasListener = true;
    return () => {
      this.#listeners.delete(listener);
      this.#runtime.hasListener = this.#listeners.size > 0;
    };
  }

  /** Starts the lamp anew: only what it has stored is left, and the kept program plays. */
  powerCycle(cause: ResetCause = 'power'): void {
    this.#runtime.powerOff();
    this.#runtime = this.#start(cause);
    this.#runtime.hasListener = this.#listeners.size > 0;
    this.#runtime.announceBoot();
  }

  restart(): void {
    this.powerCycle('button');
  }

  /** What is on show now. */
  displayedFrame(): DisplayedFrame {
    return this.#runtime.displayedFrame();
  }

  #start(cause: ResetCause): LampRuntime {
    return new LampRuntime(this.model, this.#eeprom, this.clock, cause, (text) => this.#send(text));
  }

  #send(text: string): void {
    const bytes = new TextEncoder().encode(text);
    for (const listener of this.#listeners) listener(bytes);
  }
}
