import { isLike } from '../colorMath';
import { layersOf, mapLayers, recolored, type ColorField, type LayerPlace } from '../commandEdits';
import type { Command, Element, Layer, Pattern } from '../Program';
import type { Target, Thing } from './Operation';

/** A step, or `on_complete`, which has no id. */
export interface StepOrEnding {
  readonly id?: string;
  readonly command: Command;
}

/** A layer, or one element of a picture, and its place. `step` is missing for `on_complete`. */
interface Spot {
  readonly step: string | undefined;
  readonly place: LayerPlace;
  readonly part: Pattern | Element;
}

/** True when a target selects this spot; colours and grounds are checked separately. */
function selects(target: Target | undefined, { step, place, part }: Spot): boolean {
  if (!target) return true;
  const isSelected =
    (!target.steps || (step !== undefined && target.steps.includes(step))) &&
    (!target.layer || target.layer === place) &&
    (!(target.things ?? target.icons) || isAmong(part, target));
  return target.isExcept ? !isSelected || isOnlyByColor(target) : isSelected;
}

/** True for targets like “all but the green”, which exclude colours but no whole spot. */
function isOnlyByColor({ steps, layer, things, icons }: Target): boolean {
  return !steps && !layer && !things && !icons;
}

function isAmong(part: Pattern | Element, { things, icons }: Target): boolean {
  if (part.type === 'icon' && icons?.includes(part.name)) return true;
  const thing = thingOf(part);
  return thing !== undefined && (things?.includes(thing) ?? false);
}

/** The name under which a part can be targeted; a fill is a picture's background and has none. */
export function thingOf(part: Pattern | Element): Thing | undefined {
  if (part.type === 'pattern') return part.name;
  if (part.type === 'text' || part.type === 'icon') return part.type;
  return part.type === 'fill' ? undefined : 'shape';
}

/** True when a target selects everything in a step. */
export function isWhole(target: Target | undefined, step: StepOrEnding): boolean {
  if (!target) return true;
  if (target.ground ?? target.like) return false;
  const spots = spotsOf(step);
  return spots.length > 0
    ? spots.every((spot) => selects(target, spot))
    : Boolean(target.steps?.includes(step.id ?? '')) !== Boolean(target.isExcept);
}

/** True when a target selects anything in a step. */
export function isTouched(target: Target | undefined, step: StepOrEnding): boolean {
  return spotsOf(step).some((spot) => selects(target, spot) && hasSelectedColor(target, spot.part));
}

function hasSelectedColor(target: Target | undefined, part: Pattern | Element): boolean {
  if (!target?.like) return true;
  let isFound = false;
  recolored(part.type === 'pattern' ? part.params : part, (color, field) => {
    if (isColorSelected(target, part, color, field)) isFound = true;
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

/** The step's command with the selected patterns changed; everything else stays. */
export function changePatterns(
  step: StepOrEnding,
  target: Target | undefined,
  change: (pattern: Pattern) => unknown,
): unknown {
  return mapLayers(step.command, (layer, place) =>
    layer.type === 'pattern' &&
    selects(target, { step: step.id, place, part: layer }) &&
    hasSelectedColor(target, layer)
      ? change(layer)
      : layer,
  );
}

/** The step's command with the selected colours changed. */
export function changeColors(
  step: StepOrEnding,
  target: Target | undefined,
  change: (color: string, isGround: boolean) => string,
): unknown {
  const partChanged = (part: Pattern | Element, place: LayerPlace): unknown => {
    if (!selects(target, { step: step.id, place, part })) return part;
    const pick = (color: string, field: ColorField) => {
      // An overlay shows only where it is brighter, so its background is never seen.
      if (place === 'over' && isGroundField(part, field)) return color;
      return isColorSelected(target, part, color, field) ? change(color, isGroundField(part, field)) : color;
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

function isColorSelected(
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

/** True for background colours: behind sparks, drops and pictures, or the second of two alternating colours. */
function isGroundField(part: Pattern | Element, field: ColorField): boolean {
  if (part.type === 'fill' || field === 'bgColor') return true;
  return part.type === 'pattern' && (part.name === 'wave' || part.name === 'gradient') && field === 'color2';
}

/** The step's command without what a target selects; undefined when nothing is left. */
export function withoutTarget(step: StepOrEnding, target: Target | undefined): Command | undefined {
  const left = layersOf(step.command).flatMap(({ layer, place }) => {
    const rest = layerWithout(layer, place, step.id, target);
    return rest ? [{ layer: rest, place }] : [];
  });
  const layerAt = (position: LayerPlace) => left.find(({ place }) => place === position)?.layer;
  const [front, over, ambient] = [layerAt('front'), layerAt('over'), layerAt('ambient')];
  // A background alone is not worth showing.
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
    selects(target, { step, place, part }) && hasSelectedColor(target, part);
  if (layer.type === 'off') return layer;
  if (layer.type === 'pattern') return isGone(layer) ? undefined : layer;
  const elements = layer.elements.filter((element) => element.type === 'fill' || !isGone(element));
  return elements.length === 0 && layer.elements.length > 0 ? undefined : { ...layer, elements };
}
