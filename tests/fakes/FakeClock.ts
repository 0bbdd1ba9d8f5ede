import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Clock } from '../../electron/clock/Clock';

interface Timer {
  readonly dueMs: number;
  readonly action: () => void;
}

/** Time that only goes on when a test says so. */
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

  /** How many timers wait. */
  get waiting(): number {
    return this.#timers.size;
  }

  /** Lets `ms` pass: timers that come due run in order, and promises settle before the next one runs. */
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

  /** The timer that is due first; of two at the same time the one that was set first. */
  #next(endMs: number): Timer | undefined {
    let next: Timer | undefined;
    for (const timer of this.#timers)
      if (timer.dueMs <= endMs && timer.dueMs < (next?.dueMs ?? Infinity)) next = timer;
    return next;
  }
}
