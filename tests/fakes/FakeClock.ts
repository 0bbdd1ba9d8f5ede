import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Clock } from '../../electron/clock/Clock';

interface Timer {
  readonly dueMs: number;
  readonly action: () => void;
}

/** A clock that only moves when a test advances it. */
export class FakeClock implements Clock {
  readonly #timers = new Set<Timer>();
  #nowMs: number;

  constructor(startMs = 1_000_000) {
    this.#nowMs = startMs;
  }

  now = (): number => this.#nowMs;

  after = (ms: number, action: () => void): (() => void) => {
    const timer = { dueMs: this.#nowMs + Math.max(ms, 0), action };
    this.#timers.add(timer);
    return () => void this.#timers.delete(timer);
  };

  /** The number of pending timers. */
  get waiting(): number {
    return this.#timers.size;
  }

  /** Advances the time by `ms`: due timers run in order, and promises settle before the next timer runs. */
  async advance(ms: number): Promise<void> {
    const endMs = this.#nowMs + ms;
    await nextTurn();
    for (let timer = this.#next(endMs); timer; timer = this.#next(endMs)) {
      this.#timers.delete(timer);
      this.#nowMs = Math.max(this.#nowMs, timer.dueMs);
      timer.action();
      await nextTurn();
    }
    this.#nowMs = endMs;
  }

  /** The timer due first; of two due at the same time, the one set first. */
  #next(endMs: number): Timer | undefined {
    let next: Timer | undefined;
    for (const timer of this.#timers)
      if (timer.dueMs <= endMs && timer.dueMs < (next?.dueMs ?? Infinity)) next = timer;
    return next;
  }
}
