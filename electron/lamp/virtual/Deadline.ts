import type { Clock } from '../../clock/Clock';

/** A timer for one action, which can be restarted and cancelled. */
export class Deadline {
  #cancelTimer: () => void = () => {};

  constructor(
    private readonly clock: Clock,
    private readonly action: () => void,
  ) {}

  /** Runs the action `ms` from now, replacing an earlier deadline. */
  restart(ms: number): void {
    this.#cancelTimer();
    this.#cancelTimer = this.clock.after(ms, this.action);
  }

  clear(): void {
    this.#cancelTimer();
  }
}
