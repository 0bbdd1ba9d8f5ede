import { useEffect, useRef, useState } from 'react';
import { pageClock, type Clock } from '../api/Clock';

/** Does something at most every so often: at once where it has rested, else when its time has come, with the latest. */
export class Paced<What> {
  #lastMs = -Infinity;
  #latest: { readonly what: What } | undefined;
  #callOff: (() => void) | undefined;

  constructor(
    private readonly clock: Clock,
    private readonly everyMs: number,
    private readonly act: (what: What) => void,
  ) {}

  /** It should happen with this, now or soon. */
  readonly ask = (what: What): void => {
    this.#latest = { what };
    if (this.#callOff) return;
    const restMs = this.#lastMs + this.everyMs - this.clock.now();
    if (restMs <= 0) this.#now();
    else this.#callOff = this.clock.after(restMs, () => this.#now());
  };

  /** What was asked for is not wanted any more. */
  readonly stop = (): void => {
    this.#callOff?.();
    this.#callOff = undefined;
    this.#latest = undefined;
  };

  #now(): void {
    const latest = this.#latest;
    this.stop();
    this.#lastMs = this.clock.now();
    if (latest) this.act(latest.what);
  }
}

/** A component's own pace for what it does; what waits when it goes is not done. */
export function usePaced<What>(everyMs: number, act: (what: What) => void): Paced<What> {
  const latestAct = useRef(act);
  useEffect(() => {
    latestAct.current = act;
  });
  const [paced] = useState(() => new Paced<What>(pageClock, everyMs, (what) => latestAct.current(what)));
  useEffect(() => paced.stop, [paced]);
  return paced;
}
