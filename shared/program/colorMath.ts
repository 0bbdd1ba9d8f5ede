import { clampChroma, converter, formatHex, modeOklch, modeRgb, parse, useMode } from 'culori/fn';
import { clamp } from './clamp';

useMode(modeRgb);
useMode(modeOklch);
const toOklch = converter('oklch');
const toRgb = converter('rgb');

/** A colour by how the eye sees it (OKLCH): lightness 0 to 1, chroma, hue in degrees. */
export interface Shade {
  readonly l: number;
  readonly c: number;
  readonly h: number;
}

/** Below this chroma a colour counts as grey. */
const greyChroma = 0.035;

/** At most this many shades are cached. A program has few colours, and an edit looks each up many times. */
const maxCachedShades = 2048;
const cachedShades = new Map<string, Shade>();

/** The shade of a canonical colour. */
export function shadeOf(color: string): Shade {
  const cached = cachedShades.get(color);
  if (cached) return cached;
  const oklch = toOklch(parse(color));
  const shade: Shade = { l: oklch?.l ?? 0, c: oklch?.c ?? 0, h: oklch?.h ?? 0 };
  if (cachedShades.size >= maxCachedShades) cachedShades.clear();
  cachedShades.set(color, shade);
  return shade;
}

/** The canonical colour of a shade. Chroma that an LED cannot show at that lightness is cut. */
export function colorOf({ l, c, h }: Shade): string {
  const shade = { mode: 'oklch' as const, l: clamp(l, 0, 1), c: Math.max(c, 0), h };
  const { r, g, b } = toRgb(shade);
  // At the edge of what LEDs can show, a rounding error alone must not cost chroma.
  const isShown = Math.min(r, g, b) > -0.004 && Math.max(r, g, b) < 1.004;
  const shown = isShown
    ? { mode: 'rgb' as const, r: clamp(r, 0, 1), g: clamp(g, 0, 1), b: clamp(b, 0, 1) }
    : clampChroma(shade, 'oklch', 'rgb');
  return formatHex(shown).toUpperCase();
}

/** White, or so close to it that it has no visible hue. */
export function isNearWhite({ l, c }: Shade): boolean {
  return l > 0.85 && c < 0.045;
}

export function isNearBlack({ l, c }: Shade): boolean {
  return l < 0.22 || (l < 0.27 && c < greyChroma);
}

export function isGrey({ c }: Shade): boolean {
  return c < greyChroma;
}

/** Degrees from one hue to another the short way, −180 to 180. */
export function hueDistance(from: number, to: number): number {
  return ((((to - from + 180) % 360) + 360) % 360) - 180;
}

/** The lightness a colour has at full power: its largest channel at 255, hue and saturation kept. */
function fullLightness(color: string): number {
  const rgb = toRgb(parse(color));
  const largest = rgb ? Math.max(rgb.r, rgb.g, rgb.b) : 0;
  if (!rgb || largest === 0) return 1;
  const full = toOklch({ ...rgb, r: rgb.r / largest, g: rgb.g / largest, b: rgb.b / largest });
  return full.l;
}

/** `color` made `times` as light. Once the LED is at full power, the colour gets paler instead. */
export function lighten(color: string, times: number): string {
  const { l, c, h } = shadeOf(color);
  if (times <= 1) return colorOf({ l: l * times, c: c * times, h });
  const full = fullLightness(color);
  const lightness = l * times;
  if (lightness <= full) return colorOf({ l: lightness, c: c * times, h });
  const beyond = Math.min(lightness - full, 1 - full) * 0.5;
  return colorOf({ l: full + beyond, c: c * (full / l), h });
}

/** `color` with `times` its chroma. Greys stay as they are. */
export function enliven(color: string, times: number): string {
  const { l, c, h } = shadeOf(color);
  return c < 0.01 ? color : colorOf({ l, c: Math.min(c * times, 0.37), h });
}

const warmHue = 62;
const coolHue = 245;

/**
 * `color` shifted towards orange (`amount` up to 1) or blue (down to −1) at the same lightness. Near-black stays as
 * it is.
 */
export function warm(color: string, amount: number): string {
  const { l, c, h } = shadeOf(color);
  if (isNearBlack({ l, c, h })) return color;
  const pole = amount > 0 ? warmHue : coolHue;
  const strength = Math.abs(amount);
  // A pale colour gets a tint; a strong one shifts its hue.
  if (c < 0.07) {
    const tint = 0.15 * strength;
    const a = c * cosine(h) + tint * cosine(pole);
    const b = c * sine(h) + tint * sine(pole);
    // Full white cannot be tinted, so it is darkened a little.
    return colorOf({
      l: Math.min(l, 1 - tint / 2),
      c: Math.hypot(a, b),
      h: (Math.atan2(b, a) * 180) / Math.PI,
    });
  }
  const distance = hueDistance(h, pole);
  const turn = Math.sign(distance) * Math.min(Math.abs(distance), 45 * strength);
  return colorOf({ l, c, h: h + turn });
}

/**
 * `color` in the hue of `goalColor`, at the same lightness. Where that lightness allows too little chroma (a blue as
 * bright as yellow is almost white), the lightness moves towards that of `goalColor`.
 */
export function inHueOf(color: string, goalColor: string): string {
  const { l } = shadeOf(color);
  const goal = shadeOf(goalColor);
  const minChroma = goal.c * 0.7;
  for (let share = 0; share < 1; share += 0.125) {
    const lightness = l + (goal.l - l) * share;
    const result = colorOf({ l: lightness, c: goal.c, h: goal.h });
    // A colour darker than its goal loses chroma anyway; that is no reason to lighten it.
    if (lightness <= goal.l || shadeOf(result).c >= minChroma) return result;
  }
  return goalColor;
}

/** `color` with hue and chroma moved a `share` of the way towards those of `goalColor`. */
export function towardsHueOf(color: string, goalColor: string, share: number): string {
  const { l, c, h } = shadeOf(color);
  const goal = shadeOf(goalColor);
  return colorOf({ l, c: c + (goal.c - c) * share, h: h + hueDistance(h, goal.h) * share });
}

/** True for colours people call by the same name: similar hue, or both without one and similar in lightness. */
export function isLike(color: string, other: string): boolean {
  const [a, b] = [shadeOf(color), shadeOf(other)];
  if (isNearBlack(b)) return isNearBlack(a);
  if (isNearBlack(a)) return false;
  if (isGrey(b) || isNearWhite(b)) return isGrey(a) || isNearWhite(a) ? Math.abs(a.l - b.l) < 0.3 : false;
  return !isGrey(a) && Math.abs(hueDistance(a.h, b.h)) < 30;
}

function cosine(degrees: number): number {
  return Math.cos((degrees * Math.PI) / 180);
}

function sine(degrees: number): number {
  return Math.sin((degrees * Math.PI) / 180);
}
