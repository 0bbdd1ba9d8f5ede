/** The interval of frames while the light moves. */
const frameMs = 16;
/** The interval at which a still picture is sent again, for LEDs that lost it. */
const refreshMs = 1000;
/** After a restart the brightness is ramped up for this long. */
export const rampMs = 500;

/**
 * Decides when frames are shown. There is no timer: each call computes which frames have been shown by `nowMs`, so times must not
 * go backwards from call to call.
 */
export class FramePacer {
  /** Starts at 1: the first frame turns all LEDs off. */
  #frameCount = 1;
  #lastMs: number;
  #ownFrameCount = 0;
  #lastOwnFrameMs = -Infinity;
  #isMoving = false;
  #isHeld = false;
  /** The displayed picture is out of date. */
  #isStale = true;
  #fromMs: number;

  constructor(private readonly startedMs: number) {
    this.#lastMs = startedMs;
    this.#fromMs = startedMs;
  }

  /** The number of frames since the start. */
  frameCount(nowMs: number): number {
    this.#catchUp(nowMs);
    return this.#frameCount;
  }

  /** The number of frames since the start that were not streamed to the lamp. */
  ownFrameCount(nowMs: number): number {
    this.#catchUp(nowMs);
    return this.#ownFrameCount;
  }

  /** When the last frame was shown that was not streamed. */
  lastOwnFrameMs(nowMs: number): number {
    this.#catchUp(nowMs);
    return this.#lastOwnFrameMs;
  }

  /** Starts a new picture, moving or still. */
  repaint(isMoving: boolean, nowMs: number): void {
    this.#catchUp(nowMs);
    this.#isMoving = isMoving;
    this.#isStale = true;
    this.#fromMs = nowMs;
  }

  /** Shows no frames until `release`. */
  hold(nowMs: number): void {
    this.#catchUp(nowMs);
    this.#isHeld = true;
  }

  release(nowMs: number): void {
    if (!this.#isHeld) return;
    this.#isHeld = false;
    this.#fromMs = nowMs;
  }

  /** Counts a streamed frame. */
  countForeignFrame(nowMs: number): void {
    this.#catchUp(nowMs);
    this.#frameCount++;
    this.#lastMs = nowMs;
    this.#isStale = true;
  }

  /** When the first frame at or after `ms` is shown; `undefined` while frames are held or the picture is still. */
  nextMs(ms: number, nowMs: number): number | undefined {
    this.#catchUp(nowMs);
    if (this.#isHeld || !this.#isMoving) return undefined;
    const dueMs = this.#dueMs();
    return dueMs + Math.max(Math.ceil((ms - dueMs) / frameMs), 0) * frameMs;
  }

  get #isRampingUp(): boolean {
    return this.#lastOwnFrameMs - this.startedMs < rampMs;
  }

  get #intervalMs(): number {
    return this.#isMoving || this.#isStale || this.#isRampingUp ? frameMs : refreshMs;
  }

  #dueMs(): number {
    return Math.max(this.#lastMs + this.#intervalMs, this.#fromMs);
  }

  #catchUp(nowMs: number): void {
    if (this.#isHeld) return;
    for (let dueMs = this.#dueMs(); dueMs <= nowMs; dueMs = this.#dueMs()) {
      this.#paint(dueMs, 1);
      // Once the interval is constant, all frames since the last call are computed at once.
      const isSteady = this.#isMoving || !this.#isRampingUp;
      const more = isSteady ? Math.floor((nowMs - dueMs) / this.#intervalMs) : 0;
      this.#paint(dueMs + more * this.#intervalMs, more);
    }
  }

  #paint(ms: number, frames: number): void {
    this.#frameCount += frames;
    this.#ownFrameCount += frames;
    this.#lastMs = ms;
    this.#lastOwnFrameMs = ms;
    this.#isStale = false;
  }
}
