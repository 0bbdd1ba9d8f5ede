import type { Clock } from '../../../electron/clock/Clock';
import { AdalightReceiver, type ReceivedFrame } from './AdalightReceiver';
import { FakeDevice } from './FakeDevice';

interface AdalightOptions {
  /** When it sends `Ada`: every second while idle (as the classic sketch does), once at its start, or never. */
  readonly says?: 'every-second' | 'once' | 'never';
  /** How long after opening it starts. */
  readonly startsAfterMs?: number;
  readonly baud?: number;
}

/** A board with an Adalight sketch. */
export class FakeAdalight extends FakeDevice {
  readonly frames: ReceivedFrame[] = [];
  readonly #receiver = new AdalightReceiver((frame) => this.frames.push(frame));
  #lastByteMs = -Infinity;

  constructor(
    clock: Clock,
    { says = 'every-second', startsAfterMs = 700, baud = 115_200 }: AdalightOptions = {},
  ) {
    super(clock);
    this.baud = baud;
    if (says !== 'never') clock.after(startsAfterMs, () => this.#announce(says === 'every-second'));
  }

  protected receive(byte: number): void {
    this.#lastByteMs = this.clock.now();
    this.#receiver.receive(byte);
  }

  #announce(isRepeating: boolean): void {
    if (this.clock.now() - this.#lastByteMs >= 1000) this.send('Ada\n');
    if (isRepeating) this.clock.after(1000, () => this.#announce(true));
  }
}
