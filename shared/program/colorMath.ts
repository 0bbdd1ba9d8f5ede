import { clampChroma, converter, formatHex, modeOklch, modeRgb, parse, useMode } from 'culori/fn';
import { clamp } from './clamp';

useMode(modeRgb);
useMode(modeOklch);
const toOklch = converter('oklch');
const toRgb = converter('rgb');

/** A colour as the eye sorts it: lightness 0 to 1, chroma, hue in degrees. */
export interface Shade {
  readonly l: number;
  readonly c: number;
  readonly h: number;
}

/** Below this chroma a colour has no hue to speak of. */
const greyChroma = 0.035;

/** So many shades are remembered: a program has few colours, and an edit asks for each many times. */
const maxKnown = 2048;
const knownShades = new Map<string, Shade>();

/** The shade of a canonical colour. */
export function shadeOf(color: string): Shade {
  const before = knownShades.get(color);
  if (before) return before;
  const oklch = toOklch(parse(color));
  const shade: Shade = { l: oklch?.l ?? 0, c: oklch?.c ?? 0, h: oklch?.h ?? 0 };
  if (knownShades.size >= maxKnown) knownShades.clear();
  knownShades.set(color, shade);
  return shade;
}

/** The canonical colour of a shade, with as much of its chroma as an LED can show at that lightness. */
export function colorOf({ l, c, h }: Shade): string {
  const shade = { mode: 'oklch' as const, l: clamp(l, 0, 1), c: Math.max(c, 0), h };
  const { r, g, b } = toRgb(shade);
  // At the very edge of what LEDs can show, rounding alone must not cost chroma.
  const isShown = Math.min(r, g, b) > -0.004 && Math.max(r, g, b) < 1.004;
  const shown = isShown
    ? { mode: 'rgb' as const, r: clamp(r, 0, 1), g: clamp(g, 0, 1), b: clamp(b, 0, 1) }
    : clampChroma(shade, 'oklch', 'rgb');
  return formatHex(shown).toUpperCase();
}

/** White, or so near that it takes on no hue by itself. */
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

/** `color` so many times as light; past the LED's full power it gets paler, which is all that is left. */
export function lighten(color: string, times: number): string {
  const { l, c, h } = shadeOf(color);
  if (times <= 1) return colorOf({ l: l * times, c: c * times, h });
  const full = fullLightness(color);
  const wanted = l * times;
  if (wanted <= full) return colorOf({ l: wanted, c: c * times, h });
  const beyond = Math.min(wanted - full, 1 - full) * 0.5;
  return colorOf({ l: full + beyond, c: c * (full / l), h });
}

/** `color` with so many times its chroma. What is grey stays grey. */
export function enliven(color: string, times: number): string {
  const { l, c, h } = shadeOf(color);
  return c < 0.01 ? color : colorOf({ l, c: Math.min(c * times, 0.37), h });
}

const warmHue = 62;
const coolHue = 245;

/** `color` turned towards orange (`amount` up to 1) or blue (down to −1), as light as before. Near-black stays. */
export function warm(color: string, amount: number): string {
  const { l, c, h } = shadeOf(color);
  if (isNearBlack({ l, c, h })) return color;
  const pole = amount > 0 ? warmHue : coolHue;
  const strength = Math.abs(amount);
  // A pale colour takes on a tint; a strong one turns its hue.
  if (c < 0.07) {
    const tint = 0.15 * strength;
    const a = c * cosine(h) + tint * cosine(pole);
    const b = c * sine(h) + tint * sine(pole);
    // At full white there is no room for a tint.
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
 * `color` in the hue of `wanted`, as light as before. Only where that lightness leaves the hue too little chroma (a
 * yellow-bright blue is all but white) does it come nearer to `wanted`.
 */
export function inHueOf(color: string, wanted: string): string {
  const { l } = shadeOf(color);
  const goal = shadeOf(wanted);
  const leastChroma = goal.c * 0.7;
  for (let share = 0; share < 1; share += 0.125) {
    const lightness = l + (goal.l - l) * share;
    const result = colorOf({ l: lightness, c: goal.c, h: goal.h });
    // Darker than its goal a colour loses chroma by itself: that is no reason to make it lighter.
    if (lightness <= goal.l || shadeOf(result).c >= leastChroma) return result;
  }
  return wanted;
}

/** `color` moved a `share` of the way to the hue of `wanted`. */
export function towardsHueOf(color: string, wanted: string, share: number): string {
  const { l, c, h } = shadeOf(color);
  const goal = shadeOf(wanted);
  return colorOf({ l, c: c + (goal.c - c) * share, h: h + hueDistance(h, goal.h) * share });
}

/** True for colours a person calls by the same name: near in hue, or both without one and of like lightness. */
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
