import { LampwrightError } from '#shared/errors/LampwrightError';
import type { Wire } from '../../../electron/lamp/wire/Wire';
import type { EmulatedTime } from './EmulatedTime';

/** The cable to an emulated lamp, as the app sees it: bytes leave at the speed of the wire and arrive as time passes. */
export class AvrWire implements Wire {
  readonly path = 'avr';
  private readonly arrived: number[] = [];
  private readonly bytesListeners = new Set<(bytes: Uint8Array) => void>();
  private readonly closeListeners = new Set<() => void>();
  private isOpen = true;
  private readonly stopTicks: () => void;

  constructor(private readonly time: EmulatedTime) {
    time.lamp.onSent((byte) => this.arrived.push(byte));
    this.stopTicks = time.onTick(() => this.deliver());
  }

  readonly write = (bytes: Uint8Array): Promise<void> => {
    if (!this.isOpen) return Promise.reject(new LampwrightError('LAMP_GONE', 'The lamp was unplugged.'));
    this.time.lamp.send(bytes);
    return Promise.resolve();
  };

  readonly drain = (): Promise<void> =>
    new Promise((resolve) => {
      this.time.atCycle(this.time.lamp.sentAllAt, resolve);
    });

  /** The chip listens at 115200 baud; at any other rate both sides would see noise. */
  readonly setBaud = (baud: number): Promise<void> =>
    baud === 115_200 ? Promise.resolve() : Promise.reject(new Error(`An AVR does not do ${baud} baud.`));

  readonly close = (): Promise<void> => {
    if (!this.isOpen) return Promise.resolve();
    this.isOpen = false;
    this.stopTicks();
    for (const listener of this.closeListeners) listener();
    return Promise.resolve();
  };

  readonly onBytes = (listener: (bytes: Uint8Array) => void): (() => void) => {
    this.bytesListeners.add(listener);
    return () => this.bytesListeners.delete(listener);
  };

  readonly onClose = (listener: () => void): (() => void) => {
    this.closeListeners.add(listener);
    return () => this.closeListeners.delete(listener);
  };

  private deliver(): void {
    if (this.arrived.length === 0) return;
    const bytes = Uint8Array.from(this.arrived.splice(0));
    for (const listener of this.bytesListeners) listener(bytes);
  }
}
