/** How long it takes for most of the way, in ms. */
const easeMs = 350;

/**
 * No channel moves by more than this in a second, 255 being all of its light. To be counted as a flash light has to move by a tenth
 * of the whole and back; more than three of them in a second take six tenths at least, which is out of reach.
 */
const maxStepPerSecond = 0.4 * 255;

/** Longer pauses between two pictures count for no more than this. */
const maxElapsedMs = 100;

/**
 * Light that follows other light so slowly that nothing can flash in it, whatever that other light does. What it takes and gives is
 * linear light: the bytes of a lamp.
 */
export class SlewRateLimiter {
  readonly #levels: Float32Array;
  #atMs: number;

  /** Begins with this light. */
  constructor(bytes: Uint8Array, nowMs: number) {
    this.#levels = Float32Array.from(bytes);
    this.#atMs = nowMs;
  }

  /** Goes on towards `given`, and writes where it has come to into `bytes`. True when it has come all the way. */
  follow(given: Uint8Array, nowMs: number, bytes: Uint8Array): boolean {
    const passedMs = Math.min(Math.max(nowMs - this.#atMs, 0), maxElapsedMs);
    this.#atMs = nowMs;
    const part = 1 - Math.exp(-passedMs / easeMs);
    const most = (maxStepPerSecond * passedMs) / 1000;
    let isThere = true;
    for (let at = 0; at < this.#levels.length; at++) {
      const before = this.#levels[at] ?? 0;
      const level = before + Math.min(Math.max(((given[at] ?? 0) - before) * part, -most), most);
      this.#levels[at] = level;
      bytes[at] = Math.round(level);
      if (bytes[at] !== given[at]) isThere = false;
    }
    return isThere;
  }
}
