/** The time constant of the easing, in ms. */
const easeMs = 350;

/**
 * The fastest change of a channel per second, 255 being full light. A flash is a change by a tenth of full light and
 * back; more than three flashes a second would need at least six tenths per second.
 */
const maxStepPerSecond = 0.4 * 255;

/** A longer pause between two frames counts as this long. */
const maxElapsedMs = 100;

/**
 * Light that follows other light so slowly that it cannot flash, whatever the other light does. Input and output are
 * linear light: a lamp's bytes.
 */
export class SlewRateLimiter {
  readonly #levels: Float32Array;
  #atMs: number;

  /** Starts with this light. */
  constructor(bytes: Uint8Array, nowMs: number) {
    this.#levels = Float32Array.from(bytes);
    this.#atMs = nowMs;
  }

  /** Moves towards `target` and writes the new light into `bytes`. Returns true when it has arrived. */
  follow(target: Uint8Array, nowMs: number, bytes: Uint8Array): boolean {
    const elapsedMs = Math.min(Math.max(nowMs - this.#atMs, 0), maxElapsedMs);
    this.#atMs = nowMs;
    const share = 1 - Math.exp(-elapsedMs / easeMs);
    const maxStep = (maxStepPerSecond * elapsedMs) / 1000;
    let hasArrived = true;
    for (let at = 0; at < this.#levels.length; at++) {
      const before = this.#levels[at] ?? 0;
      const level = before + Math.min(Math.max(((target[at] ?? 0) - before) * share, -maxStep), maxStep);
      this.#levels[at] = level;
      bytes[at] = Math.round(level);
      if (bytes[at] !== target[at]) hasArrived = false;
    }
    return hasArrived;
  }
}
