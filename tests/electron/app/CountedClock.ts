import { realClock, type Clock } from '../../../electron/clock/Clock';

/** Real time, with a count of the pending timers. */
export class CountedClock implements Clock {
  readonly #waiting = new Set<object>();

  now = realClock.now;

  after = (ms: number, action: () => void): (() => void) => {
    const timer = {};
    this.#waiting.add(timer);
    const cancel = realClock.after(ms, () => {
      this.#waiting.delete(timer);
      action();
    });
    return () => {
      this.#waiting.delete(timer);
      cancel();
    };
  };

  get waiting(): number {
    return this.#waiting.size;
  }
}
