import type { Clock } from '../lamp/wire/Clock';

interface HeartbeatParts {
  readonly clock: Clock;
  readonly ping: () => void;
  /** While we do not listen ourselves, a missing answer says nothing. */
  readonly isListening: () => boolean;
  readonly onLost: () => void;
}

const everyMs = 20_000;
const mostMissed = 2;

/** Asks now and then whether the other side is there, and tells once when it has not answered twice in a row. */
export class Heartbeat {
  #missed = 0;
  #isAwaited = false;
  #callOff = () => {};

  constructor(private readonly parts: HeartbeatParts) {
    this.#wait();
  }

  /** The other side has answered. */
  heard(): void {
    this.#isAwaited = false;
    this.#missed = 0;
  }

  stop(): void {
    this.#callOff();
  }

  #wait(): void {
    this.#callOff = this.parts.clock.after(everyMs, () => this.#beat());
  }

  #beat(): void {
    if (this.#isAwaited && this.parts.isListening()) this.#missed += 1;
    if (this.#missed >= mostMissed) return this.parts.onLost();
    this.#isAwaited = true;
    this.parts.ping();
    this.#wait();
  }
}
