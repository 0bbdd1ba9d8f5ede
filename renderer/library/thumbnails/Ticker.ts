/** Calls for the screen's next picture. */
export interface FrameScheduler {
  readonly request: (callback: (nowMs: number) => void) => number;
  readonly cancel: (request: number) => void;
}

type TickListener = (nowMs: number) => void;

const intervalMs = 1000 / 15;

/** Each listener's turn comes this much of an interval after the one before it: no picture of the screen has all of the work. */
const staggerShare = 0.382;

/**
 * Calls each of its listeners about 15 times a second, from one loop, and sleeps when there are none. It rests with the
 * page: a browser calls for no pictures while the page is hidden.
 */
export class Ticker {
  readonly #dueMs = new Map<TickListener, number>();
  #request: number | undefined;
  #nowMs = 0;
  #subscribedCount = 0;

  constructor(private readonly frames: FrameScheduler) {}

  /** Calls until the returned function is called. */
  subscribe(listener: TickListener): () => void {
    this.#subscribedCount += 1;
    this.#dueMs.set(listener, this.#nowMs + ((this.#subscribedCount * staggerShare) % 1) * intervalMs);
    this.#request ??= this.frames.request(this.#tick);
    return () => {
      this.#dueMs.delete(listener);
      if (this.#dueMs.size > 0 || this.#request === undefined) return;
      this.frames.cancel(this.#request);
      this.#request = undefined;
    };
  }

  readonly #tick = (nowMs: number): void => {
    this.#nowMs = nowMs;
    this.#request = this.frames.request(this.#tick);
    for (const [listener, dueMs] of this.#dueMs) {
      if (nowMs < dueMs) continue;
      // What is late goes on from now: nothing is made up for.
      this.#dueMs.set(listener, Math.max(dueMs + intervalMs, nowMs));
      listener(nowMs);
    }
  };
}
