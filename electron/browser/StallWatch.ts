import type { Clock } from '../lamp/wire/Clock';

/** The longest time in which none of what is on its way may leave. */
const mostMs = 30_000;

/** Watches that what is sent leaves, and tells once when nothing of it did for half a minute. */
export class StallWatch {
  #onItsWay = 0;
  #callOff = () => {};

  constructor(
    private readonly clock: Clock,
    private readonly onStalled: () => void,
  ) {}

  /** A message is on its way. */
  sent(): void {
    this.#onItsWay += 1;
    if (this.#onItsWay === 1) this.#wait();
  }

  /** A message has left. */
  taken(): void {
    this.#onItsWay -= 1;
    this.#callOff();
    if (this.#onItsWay > 0) this.#wait();
  }

  stop(): void {
    this.#callOff();
  }

  #wait(): void {
    this.#callOff = this.clock.after(mostMs, this.onStalled);
  }
}
