import { isLike } from '../colorMath';
import { layersOf, mapLayers, recolored, type ColorField, type LayerPlace } from '../commandEdits';
import type { Command, Element, Layer, Pattern } from '../Program';
import type { Target, Thing } from './Operation';

/** A step, or the ending, which has no id. */
export interface StepOrEnding {
  readonly id?: string;
  readonly command: Command;
}

/** A layer, or one element of a picture, in its place. The ending has no step. */
interface Spot {
  readonly step: string | undefined;
  readonly place: LayerPlace;
  readonly part: Pattern | Element;
}

/** True when a target means this spot; its colours and ground are looked at apart. */
function selects(target: Target | undefined, { step, place, part }: Spot): boolean {
  if (!target) return true;
  const isMeant =
    (!target.steps || (step !== undefined && target.steps.includes(step))) &&
    (!target.layer || target.layer === place) &&
    (!(target.things ?? target.icons) || isAmong(part, target));
  return target.isExcept ? !isMeant || isOnlyByColor(target) : isMeant;
}

/** “All but the green”: no spot is excepted as a whole, only colours are. */
function isOnlyByColor({ steps, layer, things, icons }: Target): boolean {
  return !steps && !layer && !things && !icons;
}

function isAmong(part: Pattern | Element, { things, icons }: Target): boolean {
  if (part.type === 'icon' && icons?.includes(part.name)) return true;
  const thing = thingOf(part);
  return thing !== undefined && (things?.includes(thing) ?? false);
}

/** What a part goes by; a fill is the ground of a picture and goes by nothing. */
export function thingOf(part: Pattern | Element): Thing | undefined {
  if (part.type === 'pattern') return part.name;
  if (part.type === 'text' || part.type === 'icon') return part.type;
  return part.type === 'fill' ? undefined : 'shape';
}

/** True when all that a step shows is meant. */
export function isWhole(target: Target | undefined, step: StepOrEnding): boolean {
  if (!target) return true;
  if (target.ground ?? target.like) return false;
  const spots = spotsOf(step);
  return spots.length > 0
    ? spots.every((spot) => selects(target, spot))
    : Boolean(target.steps?.includes(step.id ?? '')) !== Boolean(target.isExcept);
}

/** True when anything a step shows is meant. */
export function isTouched(target: Target | undefined, step: StepOrEnding): boolean {
  return spotsOf(step).some((spot) => selects(target, spot) && hasMeantColor(target, spot.part));
}

function hasMeantColor(target: Target | undefined, part: Pattern | Element): boolean {
  if (!target?.like) return true;
  let isFound = false;
  recolored(part.type === 'pattern' ? part.params : part, (color, field) => {
    if (isColorMeant(target, part, color, field)) isFound = true;
    return color;
  });
  return isFound;
}

function spotsOf({ id, command }: StepOrEnding): Spot[] {
  return layersOf(command).flatMap(({ layer, place }) => {
    if (layer.type === 'off') return [];
    const parts: readonly (Pattern | Element)[] = layer.type === 'pattern' ? [layer] : layer.elements;
    return parts.map((part) => ({ step: id, place, part }));
  });
}

/** What is done to the patterns a target means; pictures and other patterns stay as they are. */
export function changePatterns(
  step: StepOrEnding,
  target: Target | undefined,
  change: (pattern: Pattern) => unknown,
): unknown {
  return mapLayers(step.command, (layer, place) =>
    layer.type === 'pattern' &&
    selects(target, { step: step.id, place, part: layer }) &&
    hasMeantColor(target, layer)
      ? change(layer)
      : layer,
  );
}

/** What is done to the colours a target means. */
export function changeColors(
  step: StepOrEnding,
  target: Target | undefined,
  change: (color: string, isGround: boolean) => string,
): unknown {
  const partChanged = (part: Pattern | Element, place: LayerPlace): unknown => {
    if (!selects(target, { step: step.id, place, part })) return part;
    const pick = (color: string, field: ColorField) => {
      // What lies on top shows only where it is brighter: its ground is none.
      if (place === 'over' && isGroundField(part, field)) return color;
      return isColorMeant(target, part, color, field) ? change(color, isGroundField(part, field)) : color;
    };
    return part.type === 'pattern'
      ? { ...part, params: recolored(part.params, pick) }
      : recolored(part, pick);
  };
  return mapLayers(step.command, (layer, place) => {
    if (layer.type === 'off') return layer;
    if (layer.type === 'pattern') return partChanged(layer, place);
    return { ...layer, elements: layer.elements.map((element) => partChanged(element, place)) };
  });
}

function isColorMeant(
  target: Target | undefined,
  part: Pattern | Element,
  color: string,
  field: ColorField,
): boolean {
  if (!target) return true;
  if (target.ground && (target.ground === 'background') !== isGroundField(part, field)) return false;
  if (!target.like) return true;
  return isLike(color, target.like) !== Boolean(target.isExcept);
}

/** The ground of a part: behind sparks, drops and pictures, the second colour of two that take turns. */
function isGroundField(part: Pattern | Element, field: ColorField): boolean {
  if (part.type === 'fill' || field === 'bgColor') return true;
  return part.type === 'pattern' && (part.name === 'wave' || part.name === 'gradient') && field === 'color2';
}

/** A command without what a target means; none when nothing is left of it. */
export function withoutTarget(step: StepOrEnding, target: Target | undefined): Command | undefined {
  const left = layersOf(step.command).flatMap(({ layer, place }) => {
    const rest = layerWithout(layer, place, step.id, target);
    return rest ? [{ layer: rest, place }] : [];
  });
  const at = (wanted: LayerPlace) => left.find(({ place }) => place === wanted)?.layer;
  const [front, over, ambient] = [at('front'), at('over'), at('ambient')];
  // A ground that is left alone is no picture.
  const isBare =
    isGround(front) && !over && !ambient && layersOf(step.command).every(({ layer }) => !isGround(layer));
  const main = isBare ? undefined : (front ?? over);
  if (!main) return undefined;
  const onTop = front && over && over.type !== 'off' ? over : undefined;
  if (!onTop && !ambient) return main;
  return { type: 'layers', front: main, ...(ambient && { ambient }), ...(onTop && { over: onTop }) };
}

function isGround(layer: Layer | undefined): boolean {
  return (
    layer?.type === 'render' &&
    layer.elements.length > 0 &&
    layer.elements.every(({ type }) => type === 'fill')
  );
}

function layerWithout(
  layer: Layer,
  place: LayerPlace,
  step: string | undefined,
  target: Target | undefined,
): Layer | undefined {
  const isGone = (part: Pattern | Element) =>
    selects(target, { step, place, part }) && hasMeantColor(target, part);
  if (layer.type === 'off') return layer;
  if (layer.type === 'pattern') return isGone(layer) ? undefined : layer;
  const elements = layer.elements.filter((element) => element.type === 'fill' || !isGone(element));
  return elements.length === 0 && layer.elements.length > 0 ? undefined : { ...layer, elements };
}
