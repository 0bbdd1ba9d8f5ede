import type { Clock } from '../clock/Clock';

/** Lets something happen at most every so often: at once where it has rested, else when its time has come. */
export class Throttle {
  #lastMs = -Infinity;
  #cancelTimer: (() => void) | undefined;

  constructor(
    private readonly clock: Clock,
    private readonly everyMs: number,
    private readonly act: () => void,
  ) {}

  /** It should happen, now or soon. */
  request(): void {
    if (this.#cancelTimer) return;
    const restMs = this.#lastMs + this.everyMs - this.clock.now();
    if (restMs <= 0) this.runNow();
    else this.#cancelTimer = this.clock.after(restMs, () => this.runNow());
  }

  /** It happens now; what was asked for before is done with it. */
  runNow(): void {
    this.cancel();
    this.#lastMs = this.clock.now();
    this.act();
  }

  /** What was asked for is not wanted any more. */
  cancel(): void {
    this.#cancelTimer?.();
    this.#cancelTimer = undefined;
  }
}
