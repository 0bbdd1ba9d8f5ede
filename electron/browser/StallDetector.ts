import type { Clock } from '../clock/Clock';

/** The longest time in which none of what is on its way may leave. */
const stallMs = 30_000;

/** Watches that what is sent leaves, and tells once when nothing of it did for half a minute. */
export class StallDetector {
  #inFlight = 0;
  #cancelTimer = () => {};

  constructor(
    private readonly clock: Clock,
    private readonly onStalled: () => void,
  ) {}

  /** A message is on its way. */
  messageSent(): void {
    this.#inFlight += 1;
    if (this.#inFlight === 1) this.#wait();
  }

  /** A message has left. */
  messageDelivered(): void {
    this.#inFlight -= 1;
    this.#cancelTimer();
    if (this.#inFlight > 0) this.#wait();
  }

  stop(): void {
    this.#cancelTimer();
  }

  #wait(): void {
    this.#cancelTimer = this.clock.after(stallMs, this.onStalled);
  }
}
