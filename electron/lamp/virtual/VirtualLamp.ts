import type { ResetCause } from '#shared/lamp/wire/messages';
import type { Clock } from '../../clock/Clock';
import type { SerialDevice } from './SerialDevice';
import type { Eeprom } from './EepromWriter';
import { LampRuntime, type DisplayedFrame } from './LampRuntime';
import { largeModel, type LampModel } from './LampModel';

/**
 * A lamp without hardware: implements the lamp's side of docs/serial-protocol.md, byte for byte. It is on from the start. When idle,
 * it only wakes up to report steps.
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

  receive(bytes: Uint8Array): void {
    this.#runtime.receive(bytes);
  }

  /** Calls the listener with what the lamp sends, until the returned function is called. */
  onSent(listener: (bytes: Uint8Array) => void): () => void {
    this.#listeners.add(listener);
    this.#runtime.hasListener = true;
    return () => {
      this.#listeners.delete(listener);
      this.#runtime.hasListener = this.#listeners.size > 0;
    };
  }

  /** Restarts the lamp: only what is stored remains, and the stored program plays. */
  powerCycle(cause: ResetCause = 'power'): void {
    this.#runtime.powerOff();
    this.#runtime = this.#start(cause);
    this.#runtime.hasListener = this.#listeners.size > 0;
    this.#runtime.announceBoot();
  }

  restart(): void {
    this.powerCycle('button');
  }

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
