/** A colour as three sliders have it: hue in degrees, saturation and brightness 0 to 1. */
export interface Hsv {
  readonly hue: number;
  readonly saturation: number;
  readonly brightness: number;
}

/** A canonical `#RRGGBB` taken apart. Greys and black keep the hue, and black the saturation, of `before`: they have none of their own. */
export function hsvOf(color: string, before?: Hsv): Hsv {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(
    (at) => Number.parseInt(color.slice(at, at + 2), 16) / 255,
  );
  const [most, least] = [Math.max(red, green, blue), Math.min(red, green, blue)];
  const spread = most - least;
  if (most === 0) return { hue: before?.hue ?? 0, saturation: before?.saturation ?? 0, brightness: 0 };
  if (spread === 0) return { hue: before?.hue ?? 0, saturation: 0, brightness: most };
  const sixth =
    most === red
      ? ((green - blue) / spread + 6) % 6
      : most === green
        ? (blue - red) / spread + 2
        : (red - green) / spread + 4;
  return { hue: sixth * 60, saturation: spread / most, brightness: most };
}

/** The canonical colour, each channel to the nearest step of an LED. */
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
