/**
 * The flash rule of docs/player.md, counted on frames. It shares no code with the player's own counter, so that each
 * checks the other.
 */

/** The largest share of LEDs that exceed the limit at the same time, for frames taken every 10 ms. */
export function largestShareOver(frames: readonly Uint8Array[]): number {
  const leds = (frames[0]?.length ?? 0) / 3;
  const overAt = new Int32Array(frames.length);
  for (let led = 0; led < leds; led++) {
    const swings = swingsOf(frames.map((frame) => relativeLuminance(frame.subarray(led * 3, led * 3 + 3))));
    for (const at of framesOver(swings, frames.length)) overAt[at] = (overAt[at] ?? 0) + 1;
  }
  return overAt.reduce((most, count) => Math.max(most, count), 0) / leds;
}

/** https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
function relativeLuminance([red = 0, green = 0, blue = 0]: Iterable<number> & {
  [at: number]: number;
}): number {
  const linear = (value: number) => {
    const share = value / 255;
    return share > 0.04045 ? Math.pow((share + 0.055) / 1.055, 2.4) : share / 12.92;
  };
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

/** The frames at which a swing is complete. */
export function swingsOf(luminances: readonly number[]): number[] {
  const swings: number[] = [];
  let turningPoint: { up?: number; down?: number } = { up: luminances[0] ?? 0, down: luminances[0] ?? 0 };
  for (const [at, luminance] of luminances.entries()) {
    // `up` is the lowest point from which light may swing up; `down` the highest from which it may swing down.
    if (turningPoint.up !== undefined) turningPoint.up = Math.min(turningPoint.up, luminance);
    if (turningPoint.down !== undefined) turningPoint.down = Math.max(turningPoint.down, luminance);
    if (turningPoint.up !== undefined && turningPoint.up < 0.8 && luminance >= turningPoint.up + 0.1) {
      swings.push(at);
      turningPoint = { down: luminance };
    } else if (turningPoint.down !== undefined && luminance < 0.8 && luminance <= turningPoint.down - 0.1) {
      swings.push(at);
      turningPoint = { up: luminance };
    }
  }
  return swings;
}

/** The frames at which more than six swings lie within the last second, which is a hundred frames. */
function framesOver(swings: readonly number[], count: number): Set<number> {
  const over = new Set<number>();
  for (let last = 6; last < swings.length; last++) {
    const first = swings[last - 6] ?? 0;
    for (let at = swings[last] ?? 0; at < first + 100 && at < count; at++) over.add(at);
  }
  return over;
}
