/** A colour as one number, 0xRRGGBB. */
export type Rgb = number;

export const black: Rgb = 0;

/** The number of a canonical colour, `#RRGGBB`. */
export function readRgb(color: string): Rgb {
  return Number.parseInt(color.slice(1), 16);
}

/** From one colour to another, as `weight` goes from 0 to 256: `mix` of each channel. */
export function mixRgb(from: Rgb, to: Rgb, weight: number): Rgb {
  const rest = 256 - weight;
  // Red and blue are far enough apart to be multiplied at once.
  const redBlue = (Math.imul(from & 0xff00ff, rest) + Math.imul(to & 0xff00ff, weight)) >>> 8;
  const green = ((from >> 8) & 255) * rest + ((to >> 8) & 255) * weight;
  return (redBlue & 0xff00ff) | (green & 0xff00);
}

/** A colour dimmed to `share` / 255: `scale` of each channel. */
export function scaleRgb(rgb: Rgb, share: number): Rgb {
  const redBlue = Math.imul(rgb & 0xff00ff, share + 1) >>> 8;
  return (redBlue & 0xff00ff) | ((((rgb >> 8) & 255) * (share + 1)) & 0xff00);
}

/** Sets the colour of an LED in a frame. */
export function put(frame: Uint8Array, led: number, rgb: Rgb): void {
  const offset = led * 3;
  frame[offset] = rgb >> 16;
  frame[offset + 1] = rgb >> 8;
  frame[offset + 2] = rgb;
}

/** The colour of an LED in a frame. */
export function colorAt(frame: Uint8Array, led: number): Rgb {
  const offset = led * 3;
  return ((frame[offset] ?? 0) << 16) | ((frame[offset + 1] ?? 0) << 8) | (frame[offset + 2] ?? 0);
}

/** A list of colours from which a pattern picks for each LED. */
export type Ramp = Int32Array;

/** 256 colours from one to another. */
export function rampOf(from: Rgb, to: Rgb): Ramp {
  return rampThrough([from, to]);
}

/** Colours through all of `stops`, 256 from each to the next. */
export function rampThrough(stops: readonly Rgb[]): Ramp {
  return Int32Array.from({ length: (stops.length - 1) * 256 }, (_, at) => {
    const step = at & 255;
    // 255 becomes 256, so that the last colour of a ramp is the stop itself.
    return mixRgb(stops[at >> 8] ?? black, stops[(at >> 8) + 1] ?? black, step + (step >> 7));
  });
}
