/** A colour as three sliders show it: hue in degrees, saturation and brightness from 0 to 1. */
export interface Hsv {
  readonly hue: number;
  readonly saturation: number;
  readonly brightness: number;
}

/**
 * Converts a canonical `#RRGGBB`. Greys and black take the hue, and black the saturation, from `before`, since they
 * have none.
 */
export function hsvOf(color: string, before?: Hsv): Hsv {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(
    (at) => Number.parseInt(color.slice(at, at + 2), 16) / 255,
  );
  const [max, min] = [Math.max(red, green, blue), Math.min(red, green, blue)];
  const spread = max - min;
  if (max === 0) return { hue: before?.hue ?? 0, saturation: before?.saturation ?? 0, brightness: 0 };
  if (spread === 0) return { hue: before?.hue ?? 0, saturation: 0, brightness: max };
  const sixth =
    max === red
      ? ((green - blue) / spread + 6) % 6
      : max === green
        ? (blue - red) / spread + 2
        : (red - green) / spread + 4;
  return { hue: sixth * 60, saturation: spread / max, brightness: max };
}

/** The canonical colour, rounded to 8 bits per channel. */
export function colorOfHsv({ hue, saturation, brightness }: Hsv): string {
  const channel = (shift: number) => {
    const at = (shift + hue / 60) % 6;
    const value = brightness - brightness * saturation * Math.max(0, Math.min(at, 4 - at, 1));
    return Math.round(value * 255)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${channel(5)}${channel(3)}${channel(1)}`.toUpperCase();
}
