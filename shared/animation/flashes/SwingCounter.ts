import { luminanceOf } from './luminance';

/** The smallest move that counts, and how bright its darker end may be at most. */
const swing = 0.1;
const glare = 0.8;

/** An LED is over with more swings than this within a second. */
export const maxSwings = 6;
const windowMs = 1000;

/** Follows the luminance of every LED over time, and tells how many flash too often (WCAG 2.3.1). */
export class SwingCounter {
  readonly #leds: number;
  /** 1 after a swing up, -1 after one down, 0 before the first. */
  readonly #direction: Int8Array;
  /** The lowest and highest luminance since the last swing. */
  readonly #lowest: Float64Array;
  readonly #highest: Float64Array;
  /** When each of an LED's last seven swings was, in turn, and which of them is the oldest. */
  readonly #times: Float64Array;
  readonly #oldest: Uint8Array;
  /** Until when the last seven swings lie within one second. */
  readonly #overUntil: Float64Array;

  constructor(leds: number) {
    this.#leds = leds;
    this.#direction = new Int8Array(leds);
    this.#lowest = new Float64Array(leds);
    this.#highest = new Float64Array(leds);
    this.#times = new Float64Array(leds * (maxSwings + 1));
    this.#oldest = new Uint8Array(leds);
    this.#overUntil = new Float64Array(leds);
    this.restart();
  }

  /** Forgets all that was seen. */
  restart(): void {
    this.#direction.fill(0);
    this.#lowest.fill(Infinity);
    this.#highest.fill(-Infinity);
    this.#times.fill(-Infinity);
    this.#overUntil.fill(-Infinity);
  }

  /** Takes in the frame at `ms`, and returns how many LEDs are over. Times must not go back. */
  add(frame: Uint8Array, ms: number): number {
    const [directions, lowest, highest] = [this.#direction, this.#lowest, this.#highest];
    for (let led = 0; led < this.#leds; led++) {
      const luminance = luminanceOf(frame, led);
      const low = Math.min(lowest[led] ?? 0, luminance);
      const high = Math.max(highest[led] ?? 0, luminance);
      const direction = directions[led] ?? 0;
      const isDown = direction !== -1 && high - luminance >= swing && luminance < glare;
      const isUp = direction !== 1 && luminance - low >= swing && low < glare;
      const isSwing = isDown || isUp;
      lowest[led] = isSwing ? luminance : low;
      highest[led] = isSwing ? luminance : high;
      if (!isSwing) continue;
      directions[led] = isUp ? 1 : -1;
      this.#note(led, ms);
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
