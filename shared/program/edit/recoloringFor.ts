import {
  colorOf,
  enliven,
  hueDistance,
  inHueOf,
  isGrey,
  isLike,
  isNearBlack,
  isNearWhite,
  lighten,
  shadeOf,
  towardsHueOf,
  warm,
  type Shade,
} from '../colorMath';
import { colorsOf } from '../commandEdits';
import type { Program } from '../Program';
import type { OperationOf, Target } from './Operation';
import { changeColors, type StepOrEnding } from './editTarget';

export type ColorOperation =
  | OperationOf<'light'>
  | OperationOf<'vividness'>
  | OperationOf<'warmth'>
  | OperationOf<'recolor'>
  | OperationOf<'exchange'>
  | OperationOf<'tint'>;

type Recolor = (color: string, isGround: boolean) => string;

/** The function that changes each colour the operation targets in this program. */
export function recoloringFor(program: Program, operation: ColorOperation): Recolor {
  const recolor = recoloringBy(program, operation);
  const known = new Map<string, string>();
  return (color, isGround) => {
    const key = isGround ? `${color} ground` : color;
    const result = known.get(key) ?? recolor(color, isGround);
    known.set(key, result);
    return result;
  };
}

function recoloringBy(program: Program, operation: ColorOperation): Recolor {
  switch (operation.kind) {
    case 'light':
      return (color) => lighten(color, operation.times);
    case 'vividness':
      return (color) => enliven(color, operation.times);
    case 'warmth':
      return (color) => warm(color, operation.amount);
    case 'recolor':
      return inColor(program, operation);
    case 'exchange':
      return (color) => exchanged(color, operation.color, operation.other);
    case 'tint':
      return operation.times === 0 ? takenOut(program, operation) : tinted(operation);
  }
}

/** The colours of a program that a target selects, including those of `on_complete`. */
function targetColors(program: Program, target: Target | undefined): string[] {
  const colors: string[] = [];
  for (const step of stepsOf(program)) {
    changeColors(step, target, (color) => {
      colors.push(color);
      return color;
    });
  }
  return colors;
}

function stepsOf({ steps, on_complete }: Program): readonly StepOrEnding[] {
  return on_complete ? [...steps, on_complete] : steps;
}

/**
 * Another hue at the same lightness. Near-white and near-black stay, unless they are targeted or there is no other
 * colour. A shade that is dark or pale by name (navy, cream) replaces the lightest colour, and the others are scaled
 * with it.
 */
function inColor(program: Program, { color: goalColor, target }: OperationOf<'recolor'>): Recolor {
  const colors = targetColors(program, target).map(shadeOf);
  const isPlain = (shade: Shade) => !isNearBlack(shade) && !isNearWhite(shade);
  const changesWhites =
    target?.like !== undefined ||
    target?.ground === 'background' ||
    !colors.some(isPlain) ||
    isNamedPart(target);
  const changesBlacks =
    target?.ground === 'background' || (target?.like !== undefined && isNearBlack(shadeOf(target.like)));
  const goal = shadeOf(goalColor);
  const lightest = Math.max(...colors.map(({ l }) => l), 0.01);
  const isShadeByName = isGrey(goal) || goal.l < 0.4 || (goal.l > 0.8 && goal.c < 0.12);
  return (color) => {
    const shade = shadeOf(color);
    if (isNearBlack(shade)) {
      if (isNearBlack(goal)) return goalColor;
      return changesBlacks ? colorOf({ l: goal.l * 0.55, c: goal.c * 0.55, h: goal.h }) : color;
    }
    if (isNearWhite(shade) && changesWhites) return goalColor;
    if (isNearWhite(shade)) return color;
    if (isNearBlack(goal)) return target ? goalColor : color;
    if (isShadeByName)
      return colorOf({ ...goal, l: goal.l * (shade.l / lightest), c: goal.c * (shade.l / lightest) });
    return inHueOf(color, goalColor);
  };
}

function exchanged(color: string, one: string, other: string): string {
  const goalColor = isLike(color, one) ? other : isLike(color, other) ? one : undefined;
  if (goalColor === undefined) return color;
  return isGrey(shadeOf(goalColor)) || isGrey(shadeOf(color)) ? goalColor : inHueOf(color, goalColor);
}

/** True for targets like “the flash” or “the text”, where white is to be recoloured too. */
function isNamedPart(target: Target | undefined): boolean {
  return Boolean(
    target && !target.isExcept && (target.steps ?? target.things ?? target.icons ?? target.layer),
  );
}

/** More of a colour moves the others towards it; less makes matching colours paler and moves them away from it. */
function tinted({ color: goalColor, times }: OperationOf<'tint'>): Recolor {
  const goal = shadeOf(goalColor);
  if (times > 1) {
    const share = 1 - 1 / times;
    return (color) => {
      const shade = shadeOf(color);
      if (isNearBlack(shade) || isNearWhite(shade)) return color;
      return isGrey(goal) ? enliven(color, 1 - share) : towardsHueOf(color, goalColor, share);
    };
  }
  return (color) => {
    if (!isLike(color, goalColor)) return color;
    const { l, c, h } = shadeOf(color);
    if (isGrey(goal)) return colorOf({ l: l * (0.5 + times / 2), c, h });
    const away = hueDistance(goal.h, h) >= 0 ? 1 : -1;
    return colorOf({
      l: l * (0.7 + 0.3 * times),
      c: c * (0.35 + 0.65 * times),
      h: h + away * 25 * (1 - times),
    });
  };
}

/** Removes a colour: it is replaced by the nearest hue of the other colours, or by grey if there is none. */
function takenOut(program: Program, { color: removed }: OperationOf<'tint'>): Recolor {
  const others = stepsOf(program)
    .flatMap(({ command }) => colorsOf(command))
    .filter((color) => {
      const shade = shadeOf(color);
      return !isLike(color, removed) && !isGrey(shade) && !isNearBlack(shade);
    });
  return (color) => {
    if (!isLike(color, removed)) return color;
    const shade = shadeOf(color);
    if (isNearBlack(shade)) return color;
    const [nearest] = [...others].sort(
      (a, b) => Math.abs(hueDistance(shade.h, shadeOf(a).h)) - Math.abs(hueDistance(shade.h, shadeOf(b).h)),
    );
    if (nearest) return inHueOf(color, nearest);
    return isGrey(shade) ? color : colorOf({ l: shade.l, c: 0, h: 0 });
  };
}
