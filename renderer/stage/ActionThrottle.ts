import { useEffect, useState } from 'react';
import { pageClock, type PageClock } from '../api/PageClock';

/** Runs actions at most every `everyMs`: at once after a pause, else only the latest one, when its time comes. */
export class ActionThrottle {
  #lastMs = -Infinity;
  #latest: () => void = () => undefined;
  #cancelTimer: (() => void) | undefined;

  constructor(
    private readonly clock: PageClock,
    private readonly everyMs: number,
  ) {}

  /** Runs the action now or soon, unless another one replaces it before. */
  readonly run = (action: () => void): void => {
    this.#latest = action;
    if (this.#cancelTimer) return;
    const waitMs = this.#lastMs + this.everyMs - this.clock.now();
    if (waitMs <= 0) this.#runLatest();
    else this.#cancelTimer = this.clock.after(waitMs, () => this.#runLatest());
  };

  /** Drops the waiting action. */
  readonly cancel = (): void => {
    this.#cancelTimer?.();
    this.#cancelTimer = undefined;
  };

  #runLatest(): void {
    this.cancel();
    this.#lastMs = this.clock.now();
    this.#latest();
  }
}

/** A throttle for one component; its waiting action is dropped on unmount. */
export function useActionThrottle(everyMs: number): ActionThrottle {
  const [throttle] = useState(() => new ActionThrottle(pageClock, everyMs));
  useEffect(() => throttle.cancel, [throttle]);
  return throttle;
}
