/** Relative luminance 1 as an integer: integers keep the search through millions of LEDs fast. */
export const fullLuminance = 100_000_000;

/** The contribution of each channel to an LED's relative luminance (WCAG 2.2), by its value. */
const red = weighed(0.2126);
const green = weighed(0.7152);
const blue = weighed(0.0722);

/** The relative luminance of an LED of a frame before the guards, 0 to `fullLuminance`. */
export function luminanceOf(frame: Uint8Array, led: number): number {
  const at = led * 3;
  return (red[frame[at] ?? 0] ?? 0) + (green[frame[at + 1] ?? 0] ?? 0) + (blue[frame[at + 2] ?? 0] ?? 0);
}

function weighed(weight: number): Int32Array {
  return Int32Array.from({ length: 256 }, (_, value) => {
    const share = value / 255;
    const linear = share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    return Math.round(weight * linear * fullLuminance);
  });
}
