import type { Clock } from '../../clock/Clock';

/** Something that happens once a time has passed, unless that is put off or called off. */
export class Deadline {
  #cancelTimer: () => void = () => {};

  constructor(
    private readonly clock: Clock,
    private readonly action: () => void,
  ) {}

  /** Sets the time anew, in ms from now. */
  restart(ms: number): void {
    this.#cancelTimer();
    this.#cancelTimer = this.clock.after(ms, this.action);
  }

  clear(): void {
    this.#cancelTimer();
  }
}
