import type { Clock } from '../clock/Clock';

interface HeartbeatDependencies {
  readonly clock: Clock;
  readonly ping: () => void;
  /** While we do not listen ourselves, a missing answer says nothing. */
  readonly isListening: () => boolean;
  readonly onLost: () => void;
}

const pingIntervalMs = 20_000;
const maxMissed = 2;

/** Asks now and then whether the other side is there, and tells once when it has not answered twice in a row. */
export class Heartbeat {
  #missed = 0;
  #isPongAwaited = false;
  #cancelTimer = () => {};

  constructor(private readonly dependencies: HeartbeatDependencies) {
    this.#wait();
  }

  /** The other side has answered. */
  receivePong(): void {
    this.#isPongAwaited = false;
    this.#missed = 0;
  }

  stop(): void {
    this.#cancelTimer();
  }

  #wait(): void {
    this.#cancelTimer = this.dependencies.clock.after(pingIntervalMs, () => this.#beat());
  }

  #beat(): void {
    if (this.#isPongAwaited && this.dependencies.isListening()) this.#missed += 1;
    if (this.#missed >= maxMissed) return this.dependencies.onLost();
    this.#isPongAwaited = true;
    this.dependencies.ping();
    this.#wait();
  }
}
