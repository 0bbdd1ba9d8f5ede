import type { Clock } from '../clock/Clock';

/** Runs an action at most every `everyMs`: at once if the last run is long enough ago, else as soon as it is. */
export class Throttle {
  #lastMs = -Infinity;
  #cancelTimer: (() => void) | undefined;

  constructor(
    private readonly clock: Clock,
    private readonly everyMs: number,
    private readonly act: () => void,
  ) {}

  /** Runs the action now or as soon as allowed. Requests in between share one run. */
  request(): void {
    if (this.#cancelTimer) return;
    const waitMs = this.#lastMs + this.everyMs - this.clock.now();
    if (waitMs <= 0) this.runNow();
    else this.#cancelTimer = this.clock.after(waitMs, () => this.runNow());
  }

  /** Runs the action now; this also serves pending requests. */
  runNow(): void {
    this.cancel();
    this.#lastMs = this.clock.now();
    this.act();
  }

  /** Drops pending requests. */
  cancel(): void {
    this.#cancelTimer?.();
    this.#cancelTimer = undefined;
  }
}
