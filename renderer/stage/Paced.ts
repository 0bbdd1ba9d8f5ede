import { useEffect, useState } from 'react';
import { pageClock, type Clock } from '../api/Clock';

/** Lets things happen at most every so often: at once where it has rested, else the latest of them when its time has come. */
export class Paced {
  #lastMs = -Infinity;
  #latest: () => void = () => undefined;
  #callOff: (() => void) | undefined;

  constructor(
    private readonly clock: Clock,
    private readonly everyMs: number,
  ) {}

  /** This should happen, now or soon, unless something else is asked for until then. */
  readonly ask = (act: () => void): void => {
    this.#latest = act;
    if (this.#callOff) return;
    const restMs = this.#lastMs + this.everyMs - this.clock.now();
    if (restMs <= 0) this.#now();
    else this.#callOff = this.clock.after(restMs, () => this.#now());
  };

  /** What was asked for is not wanted any more. */
  readonly stop = (): void => {
    this.#callOff?.();
    this.#callOff = undefined;
  };

  #now(): void {
    this.stop();
    this.#lastMs = this.clock.now();
    this.#latest();
  }
}

/** A component's own pace; what waits when it goes does not happen. */
export function usePaced(everyMs: number): Paced {
  const [paced] = useState(() => new Paced(pageClock, everyMs));
  useEffect(() => paced.stop, [paced]);
  return paced;
}
