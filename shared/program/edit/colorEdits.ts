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

/** What an operation makes of each colour of this program that it means. */
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

/** The colours of a program that a target means, with the ending's. */
function meantColors(program: Program, target: Target | undefined): string[] {
  const colors: string[] = [];
  for (const step of shownIn(program)) {
    changeColors(step, target, (color) => {
      colors.push(color);
      return color;
    });
  }
  return colors;
}

function shownIn({ steps, on_complete }: Program): readonly StepOrEnding[] {
  return on_complete ? [...steps, on_complete] : steps;
}

/**
 * Another hue at the same lightness. Near-white and near-black stay, unless they are named or there is nothing else. A
 * shade that is dark or pale by its name (navy, cream) takes the lightest colour there and the others along.
 */
function inColor(program: Program, { color: wanted, target }: OperationOf<'recolor'>): Recolor {
  const colors = meantColors(program, target).map(shadeOf);
  const isPlain = (shade: Shade) => !isNearBlack(shade) && !isNearWhite(shade);
  const areWhitesMeant =
    target?.like !== undefined ||
    target?.ground === 'background' ||
    !colors.some(isPlain) ||
    isNamedPart(target);
  const areBlacksMeant =
    target?.ground === 'background' || (target?.like !== undefined && isNearBlack(shadeOf(target.like)));
  const goal = shadeOf(wanted);
  const lightest = Math.max(...colors.map(({ l }) => l), 0.01);
  const isShadeByName = isGrey(goal) || goal.l < 0.4 || (goal.l > 0.8 && goal.c < 0.12);
  return (color) => {
    const shade = shadeOf(color);
    if (isNearBlack(shade)) {
      if (isNearBlack(goal)) return wanted;
      return areBlacksMeant ? colorOf({ l: goal.l * 0.55, c: goal.c * 0.55, h: goal.h }) : color;
    }
    if (isNearWhite(shade) && areWhitesMeant) return wanted;
    if (isNearWhite(shade)) return color;
    if (isNearBlack(goal)) return target ? wanted : color;
    if (isShadeByName)
      return colorOf({ ...goal, l: goal.l * (shade.l / lightest), c: goal.c * (shade.l / lightest) });
    return inHueOf(color, wanted);
  };
}

function exchanged(color: string, one: string, other: string): string {
  const wanted = isLike(color, one) ? other : isLike(color, other) ? one : undefined;
  if (wanted === undefined) return color;
  return isGrey(shadeOf(wanted)) || isGrey(shadeOf(color)) ? wanted : inHueOf(color, wanted);
}

/** “The flash”, “the text”: its white is meant as much as any colour. */
function isNamedPart(target: Target | undefined): boolean {
  return Boolean(
    target && !target.isExcept && (target.steps ?? target.things ?? target.icons ?? target.layer),
  );
}

/** More of a colour draws the others towards it; less lets what has it go paler and away from it. */
function tinted({ color: wanted, times }: OperationOf<'tint'>): Recolor {
  const goal = shadeOf(wanted);
  if (times > 1) {
    const share = 1 - 1 / times;
    return (color) => {
      const shade = shadeOf(color);
      if (isNearBlack(shade) || isNearWhite(shade)) return color;
      return isGrey(goal) ? enliven(color, 1 - share) : towardsHueOf(color, wanted, share);
    };
  }
  return (color) => {
    if (!isLike(color, wanted)) return color;
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

/** None of a colour: what had it takes the hue of what else is there, the nearest first; else it turns grey. */
function takenOut(program: Program, { color: unwanted }: OperationOf<'tint'>): Recolor {
  const others = shownIn(program)
    .flatMap(({ command }) => colorsOf(command))
    .filter((color) => {
      const shade = shadeOf(color);
      return !isLike(color, unwanted) && !isGrey(shade) && !isNearBlack(shade);
    });
  return (color) => {
    if (!isLike(color, unwanted)) return color;
    const shade = shadeOf(color);
    if (isNearBlack(shade)) return color;
    const [nearest] = [...others].sort(
      (a, b) => Math.abs(hueDistance(shade.h, shadeOf(a).h)) - Math.abs(hueDistance(shade.h, shadeOf(b).h)),
    );
    if (nearest) return inHueOf(color, nearest);
    return isGrey(shade) ? color : colorOf({ l: shade.l, c: 0, h: 0 });
  };
}
