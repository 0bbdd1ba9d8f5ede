import {
  clampChroma,
  converter,
  formatHex,
  modeLrgb,
  modeOklch,
  modeRgb,
  parse,
  useMode,
  wcagContrast,
} from 'culori/fn';
import { limits } from '#shared/program/limits';
import type { Program, Step } from '#shared/program/Program';
import { commandColors } from './film/commandColors';

for (const mode of [modeRgb, modeLrgb, modeOklch]) useMode(mode);
const toOklch = converter('oklch');

/** The background of each theme that is hardest to read the accent on (`--raised`). */
const darkGround = '#1C1A17';
const lightGround = '#F1EBE2';
const readableContrast = 4.5;

/** A colour below this chroma counts as grey and gives no accent. */
const minChroma = 0.03;

/** The page's accent for both themes: the program's main colour, made readable. Undefined if the program has no hue. */
export function accentOf(program: Program): string | undefined {
  const color = mainColor(program);
  return color && `light-dark(${readableOn(lightGround, color)}, ${readableOn(darkGround, color)})`;
}

/** The leading colour of the step that is most vivid and longest on show. */
export function mainColor(program: Program): string | undefined {
  let main: string | undefined;
  let maxWeight = 0;
  for (const step of program.steps) {
    const color = leadingColor(step);
    const chroma = toOklch(parse(color ?? ''))?.c ?? 0;
    const weight = chroma * (step.duration ?? limits.passMs);
    if (chroma < minChroma || weight <= maxWeight) continue;
    main = color;
    maxWeight = weight;
  }
  return main;
}

/** Moves the lightness of `color`, not its hue, until it has a contrast of 4.5:1 against `ground`. */
function readableOn(ground: string, color: string): string {
  const oklch = toOklch(parse(color));
  if (!oklch) return color;
  const isGroundDark = wcagContrast(ground, '#FFFFFF') > wcagContrast(ground, '#000000');
  const step = isGroundDark ? 0.01 : -0.01;
  for (let l = oklch.l; l >= 0 && l <= 1; l += step) {
    const candidate = formatHex(clampChroma({ ...oklch, l }, 'oklch')).toUpperCase();
    if (wcagContrast(ground, candidate) >= readableContrast) return candidate;
  }
  return isGroundDark ? '#FFFFFF' : '#000000';
}

/** Undefined for a rainbow, which has no leading colour. */
function leadingColor({ command }: Step): string | undefined {
  const shown = command.type === 'layers' ? command.front : command;
  return shown.type === 'pattern' && shown.name === 'rainbow' ? undefined : commandColors(command)[0];
}
