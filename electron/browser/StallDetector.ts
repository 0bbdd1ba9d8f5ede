import type { Clock } from '../clock/Clock';

/** If nothing leaves for this long, the connection is stalled. */
const stallMs = 30_000;

/** Calls `onStalled` once when messages are in flight and none has left for half a minute. */
export class StallDetector {
  #inFlight = 0;
  #cancelTimer = () => {};

  constructor(
    private readonly clock: Clock,
    private readonly onStalled: () => void,
  ) {}

  messageSent(): void {
    this.#inFlight += 1;
    if (this.#inFlight === 1) this.#wait();
  }

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
