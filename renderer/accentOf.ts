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

/** The grounds an accent has to be read on: the surface of each theme that is nearest to it (`--raised`). */
const darkGround = '#1C1A17';
const lightGround = '#F1EBE2';
const readableContrast = 4.5;

/** Below this chroma a colour is a grey and gives the page no accent. */
const leastChroma = 0.03;

/** The page's accent for both themes: the program's main colour, made readable. None when the program has no hue. */
export function accentOf(program: Program): string | undefined {
  const color = mainColor(program);
  return color && `light-dark(${readableOn(lightGround, color)}, ${readableOn(darkGround, color)})`;
}

/** The colour a program is remembered by: the leading colour of a step that is vivid and long on show. */
export function mainColor(program: Program): string | undefined {
  let main: string | undefined;
  let mostWeight = 0;
  for (const step of program.steps) {
    const color = leadingColor(step);
    const chroma = toOklch(parse(color ?? ''))?.c ?? 0;
    const weight = chroma * (step.duration ?? limits.passMs);
    if (chroma < leastChroma || weight <= mostWeight) continue;
    main = color;
    mostWeight = weight;
  }
  return main;
}

/** `color` with its lightness moved, hue kept, until it has 4.5:1 against `ground`. */
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

/** A rainbow is all hues, so it leads with none. */
function leadingColor({ command }: Step): string | undefined {
  const shown = command.type === 'layers' ? command.front : command;
  return shown.type === 'pattern' && shown.name === 'rainbow' ? undefined : commandColors(command)[0];
}
