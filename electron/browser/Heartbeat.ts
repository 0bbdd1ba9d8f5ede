import type { Clock } from '../clock/Clock';

interface HeartbeatDependencies {
  readonly clock: Clock;
  readonly ping: () => void;
  /** While the socket is paused, a missing pong means nothing. */
  readonly isListening: () => boolean;
  readonly onLost: () => void;
}

const pingIntervalMs = 20_000;
const maxMissed = 2;

/** Pings the other side every 20 s, and calls `onLost` once when two pings in a row were not answered. */
export class Heartbeat {
  #missed = 0;
  #isPongAwaited = false;
  #cancelTimer = () => {};

  constructor(private readonly dependencies: HeartbeatDependencies) {
    this.#wait();
  }

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
