/** Moving light gets a frame at most so often. */
const frameMs = 16;
/** What stands still is shown again so often, for LEDs that lost it. */
const refreshMs = 1000;
/** After a start the light rises for so long. */
export const rampMs = 500;

/**
 * When frames go out. Nothing ticks: the frames that have gone out by some time are worked out when somebody asks, which
 * must be in the order of time.
 */
export class FramePacer {
  /** The frame that turns all LEDs dark at the start is the first. */
  #frameCount = 1;
  #lastMs: number;
  #ownFrameCount = 0;
  #lastOwnFrameMs = -Infinity;
  #isMoving = false;
  #isHeld = false;
  /** The picture on show is not what should be. */
  #isStale = true;
  #fromMs: number;

  constructor(private readonly startedMs: number) {
    this.#lastMs = startedMs;
    this.#fromMs = startedMs;
  }

  /** Frames since the start. */
  frameCount(nowMs: number): number {
    this.#catchUp(nowMs);
    return this.#frameCount;
  }

  /** Frames of the lamp's own since the start. */
  ownFrameCount(nowMs: number): number {
    this.#catchUp(nowMs);
    return this.#ownFrameCount;
  }

  /** When the last frame of the lamp's own went out. */
  lastOwnFrameMs(nowMs: number): number {
    this.#catchUp(nowMs);
    return this.#lastOwnFrameMs;
  }

  /** Another picture is due, which moves or stands still. */
  repaint(isMoving: boolean, nowMs: number): void {
    this.#catchUp(nowMs);
    this.#isMoving = isMoving;
    this.#isStale = true;
    this.#fromMs = nowMs;
  }

  /** No frames until they are released. */
  hold(nowMs: number): void {
    this.#catchUp(nowMs);
    this.#isHeld = true;
  }

  release(nowMs: number): void {
    if (!this.#isHeld) return;
    this.#isHeld = false;
    this.#fromMs = nowMs;
  }

  /** A frame from elsewhere goes out. */
  countForeignFrame(nowMs: number): void {
    this.#catchUp(nowMs);
    this.#frameCount++;
    this.#lastMs = nowMs;
    this.#isStale = true;
  }

  /** When the next frame goes out that is not before `ms`; none while frames are held or nothing moves. */
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
      // Once the pace is steady, an hour in which nobody looked is made up for at once.
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
