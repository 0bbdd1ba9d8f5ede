import type { Clock } from '../wire/Clock';

/** Something that happens once a time has passed, unless that is put off or called off. */
export class Deadline {
  #callOff: () => void = () => {};

  constructor(
    private readonly clock: Clock,
    private readonly action: () => void,
  ) {}

  /** Sets the time anew, in ms from now. */
  in(ms: number): void {
    this.#callOff();
    this.#callOff = this.clock.after(ms, this.action);
  }

  clear(): void {
    this.#callOff();
  }
}
