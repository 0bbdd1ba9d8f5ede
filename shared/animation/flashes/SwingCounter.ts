import { fullLuminance, luminanceOf } from './luminance';

/** The smallest change in luminance that counts as a swing, and the highest luminance its darker end may have. */
const swing = 0.1 * fullLuminance;
const glare = 0.8 * fullLuminance;

/** An LED flashes too often with more swings than this within a second. */
export const maxSwings = 6;
/** Swings are counted within this time. */
export const windowMs = 1000;

/** Tracks the luminance of every LED over time and counts those that flash too often (WCAG 2.3.1). */
export class SwingCounter {
  /** 1 after a swing up, -1 after one down, 0 before the first. */
  readonly #direction: Int8Array;
  /** The lowest and highest luminance since the last swing. */
  readonly #lowest: Int32Array;
  readonly #highest: Int32Array;
  /** The times of each LED's last seven swings in a ring buffer, and the index of the oldest. */
  readonly #times: Float64Array;
  readonly #oldest: Uint8Array;
  /** The time until which the last seven swings lie within one second. */
  readonly #overUntil: Float64Array;

  constructor(leds: number) {
    this.#direction = new Int8Array(leds);
    this.#lowest = new Int32Array(leds);
    this.#highest = new Int32Array(leds);
    this.#times = new Float64Array(leds * (maxSwings + 1));
    this.#oldest = new Uint8Array(leds);
    this.#overUntil = new Float64Array(leds);
    this.restart();
  }

  /** Forgets all frames so far. */
  restart(): void {
    this.#direction.fill(0);
    this.#lowest.fill(fullLuminance);
    this.#highest.fill(0);
    this.#times.fill(-Infinity);
    this.#overUntil.fill(-Infinity);
  }

  /** Adds the frame at `ms` and returns how many LEDs flash too often. Times must not decrease. */
  add(frame: Uint8Array, ms: number): number {
    const [directions, lowest, highest] = [this.#direction, this.#lowest, this.#highest];
    for (let led = 0; led < directions.length; led++) {
      const luminance = luminanceOf(frame, led);
      const direction = directions[led] ?? 0;
      const low = lowest[led] ?? 0;
      const high = highest[led] ?? 0;
      const isDown = direction !== -1 && high - luminance >= swing && luminance < glare;
      const isUp = direction !== 1 && luminance - low >= swing && low < glare;
      if (isDown || isUp) {
        directions[led] = isUp ? 1 : -1;
        lowest[led] = luminance;
        highest[led] = luminance;
        this.#note(led, ms);
      } else if (luminance < low) {
        lowest[led] = luminance;
        if (luminance > high) highest[led] = luminance;
      } else if (luminance > high) {
        highest[led] = luminance;
      }
    }
    return this.#countOver(ms);
  }

  #note(led: number, ms: number): void {
    const oldest = this.#oldest[led] ?? 0;
    this.#times[led * (maxSwings + 1) + oldest] = ms;
    const next = (oldest + 1) % (maxSwings + 1);
    this.#oldest[led] = next;
    this.#overUntil[led] = (this.#times[led * (maxSwings + 1) + next] ?? 0) + windowMs;
  }

  #countOver(ms: number): number {
    const overUntil = this.#overUntil;
    let over = 0;
    for (let led = 0; led < overUntil.length; led++) if ((overUntil[led] ?? 0) > ms) over++;
    return over;
  }
}
