import { colorsNamed, formatHex, modeHsl, modeHwb, modeOklch, modeRgb, parse, useMode } from 'culori/fn';
import { everydayColors } from './everydayColors';

for (const mode of [modeRgb, modeHsl, modeHwb, modeOklch]) useMode(mode);

const cssColors: ReadonlyMap<string, number> = new Map(Object.entries(colorsNamed));
const canonical = /^#[0-9A-F]{6}$/;
/** Three or six hex digits of colour; digits for opacity behind them are ignored. */
const bareHex = /^(?:0x|#)?(?:([0-9a-f]{6})(?:[0-9a-f]{2})?|([0-9a-f]{3})[0-9a-f]?)$/i;
const modifiers = /^(bright|deep|soft|pale|dark|light|vivid|warm|cool|neon|pure|dim|rich|muted)[\s_-]+/i;

/** All known colour names that are a single word. */
export const plainColorNames: readonly string[] = [
  ...new Set([...cssColors.keys(), ...everydayColors.keys()]),
]
  .filter((name) => /^[a-z]+$/.test(name))
  .sort();

/** True for a colour in the form programs use: `#RRGGBB` in upper case. */
export function isCanonicalColor(raw: unknown): raw is string {
  return typeof raw === 'string' && canonical.test(raw);
}

/**
 * Reads a colour in any form: CSS, a name, hex, `[r,g,b]`, `{r,g,b}`. Returns it canonical, or undefined if it is
 * none.
 */
export function readColor(raw: unknown): string | undefined {
  if (isCanonicalColor(raw)) return raw;
  if (typeof raw === 'string') return readColorText(raw);
  if (typeof raw === 'number') {
    return Number.isInteger(raw) && raw >= 0 && raw <= 0xffffff ? formatColor(raw) : undefined;
  }
  if (Array.isArray(raw)) return fromChannels(raw);
  if (typeof raw === 'object' && raw !== null) {
    const channels = new Map<string, unknown>(Object.entries(raw));
    const hex = channels.get('hex') ?? channels.get('color') ?? channels.get('value');
    if (typeof hex === 'string') return readColorText(hex);
    return fromChannels(
      ['red', 'green', 'blue'].map((name) => channels.get(name) ?? channels.get(name.charAt(0))),
    );
  }
  return undefined;
}

function readColorText(text: string): string | undefined {
  const trimmed = text.trim().toLowerCase();
  if (trimmed.length > 48) return undefined;
  const [, six, three] = bareHex.exec(trimmed) ?? [];
  const hex = six ?? three?.replace(/./g, '$&$&');
  if (hex) return `#${hex.toUpperCase()}`;
  return readColorName(trimmed) ?? readCss(trimmed) ?? readHexWithin(trimmed);
}

/** `rgb(…)`, `hsl(…)` and the like. */
function readCss(text: string): string | undefined {
  try {
    return formatHex(parse(text))?.toUpperCase();
  } catch {
    // culori throws on units it does not expect, as in "rgb(255 0 0px)".
    return undefined;
  }
}

/** A hex colour with something around it, as in "red (#FF0000)". */
function readHexWithin(text: string): string | undefined {
  return /#[0-9a-f]{6}(?![0-9a-f])/.exec(text)?.[0].toUpperCase();
}

/**
 * The colour of a CSS or everyday name, with or without spaces and dashes; `bright` and the like before it are
 * ignored.
 */
export function readColorName(text: string): string | undefined {
  const name = text.replace(/[\s_-]+/g, '');
  const everyday = everydayColors.get(name);
  if (everyday) return everyday;
  const cssColor = cssColors.get(name);
  if (cssColor !== undefined) return formatColor(cssColor);
  return modifiers.test(text) ? readColorName(text.replace(modifiers, '')) : undefined;
}

/** The canonical colour of a number, 0xRRGGBB. */
export function formatColor(rgb: number): string {
  return `#${rgb.toString(16).padStart(6, '0').toUpperCase()}`;
}

function fromChannels(channels: readonly unknown[]): string | undefined {
  if (channels.length < 3) return undefined;
  const bytes = channels.slice(0, 3).map((channel) => {
    return typeof channel === 'number' && Number.isFinite(channel) ? Math.round(channel) : -1;
  });
  if (bytes.some((byte) => byte < 0 || byte > 255)) return undefined;
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`.toUpperCase();
}

/** `color` with every channel scaled by `factor`, 0 to 1. */
export function dim(color: string, factor: number): string {
  return `#${color.slice(1).replace(/../g, (byte) =>
    Math.round(Number.parseInt(byte, 16) * factor)
      .toString(16)
      .padStart(2, '0'),
  )}`.toUpperCase();
}
