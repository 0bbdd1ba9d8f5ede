import type { Clock } from '../lamp/wire/Clock';

/** Lets something happen at most every so often: at once where it has rested, else when its time has come. */
export class Throttle {
  #lastMs = -Infinity;
  #callOff: (() => void) | undefined;

  constructor(
    private readonly clock: Clock,
    private readonly everyMs: number,
    private readonly act: () => void,
  ) {}

  /** It should happen, now or soon. */
  ask(): void {
    if (this.#callOff) return;
    const restMs = this.#lastMs + this.everyMs - this.clock.now();
    if (restMs <= 0) this.now();
    else this.#callOff = this.clock.after(restMs, () => this.now());
  }

  /** It happens now; what was asked for before is done with it. */
  now(): void {
    this.stop();
    this.#lastMs = this.clock.now();
    this.act();
  }

  /** What was asked for is not wanted any more. */
  stop(): void {
    this.#callOff?.();
    this.#callOff = undefined;
  }
}
