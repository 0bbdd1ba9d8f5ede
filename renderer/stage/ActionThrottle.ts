import { useEffect, useState } from 'react';
import { pageClock, type PageClock } from '../api/PageClock';

/** Lets things happen at most every so often: at once where it has rested, else the latest of them when its time has come. */
export class ActionThrottle {
  #lastMs = -Infinity;
  #latest: () => void = () => undefined;
  #cancelTimer: (() => void) | undefined;

  constructor(
    private readonly clock: PageClock,
    private readonly everyMs: number,
  ) {}

  /** This should happen, now or soon, unless something else is asked for until then. */
  readonly run = (act: () => void): void => {
    this.#latest = act;
    if (this.#cancelTimer) return;
    const restMs = this.#lastMs + this.everyMs - this.clock.now();
    if (restMs <= 0) this.#runLatest();
    else this.#cancelTimer = this.clock.after(restMs, () => this.#runLatest());
  };

  /** What was asked for is not wanted any more. */
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

/** A component's own pace; what waits when it goes does not happen. */
export function useActionThrottle(everyMs: number): ActionThrottle {
  const [paced] = useState(() => new ActionThrottle(pageClock, everyMs));
  useEffect(() => paced.cancel, [paced]);
  return paced;
}
