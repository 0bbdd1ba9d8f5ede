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

  constructor(private readonly deps: HeartbeatDependencies) {
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
    this.#cancelTimer = this.deps.clock.after(pingIntervalMs, () => this.#beat());
  }

  #beat(): void {
    if (this.#isPongAwaited && this.deps.isListening()) this.#missed += 1;
    if (this.#missed >= maxMissed) return this.deps.onLost();
    this.#isPongAwaited = true;
    this.deps.ping();
    this.#wait();
  }
}
