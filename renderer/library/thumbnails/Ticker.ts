/** Animation frames. */
export interface FrameScheduler {
  readonly request: (callback: (nowMs: number) => void) => number;
  readonly cancel: (request: number) => void;
}

type TickListener = (nowMs: number) => void;

const intervalMs = 1000 / 15;

/**
 * Each listener is called this share of an interval after the one before it, which spreads the work over the frames.
 */
const staggerShare = 0.382;

/**
 * Calls each listener about 15 times a second from one loop, which runs only while there are listeners. It pauses
 * with the page, since a browser requests no frames while the page is hidden.
 */
export class Ticker {
  readonly #dueMs = new Map<TickListener, number>();
  #request: number | undefined;
  #nowMs = 0;
  #subscribedCount = 0;

  constructor(private readonly frames: FrameScheduler) {}

  /** Calls the listener until the returned function is called. */
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
      // A late listener continues from now; missed ticks are not repeated.
      this.#dueMs.set(listener, Math.max(dueMs + intervalMs, nowMs));
      listener(nowMs);
    }
  };
}
