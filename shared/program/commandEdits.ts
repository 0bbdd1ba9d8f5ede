import { limits } from './limits';
import type { Command, Layer, Pattern } from './Program';

/** A pattern's cycle time in ms; `undefined` for still patterns. */
export function speedOf(pattern: Pattern): number | undefined {
  return 'speed' in pattern.params ? pattern.params.speed : undefined;
}

/**
 * A command with its patterns' speeds changed. The result has the shape of a command and is validated by the schema
 * later.
 */
export function withSpeeds(command: Command, change: (speed: number, pattern: Pattern) => number): unknown {
  return mapLayers(command, (layer) => {
    const speed = layer.type === 'pattern' ? speedOf(layer) : undefined;
    if (layer.type !== 'pattern' || speed === undefined) return layer;
    const changed = Math.min(Math.round(change(speed, layer)), limits.maxSpeedMs);
    return { ...layer, params: { ...layer.params, speed: changed } };
  });
}

/** A command with all its colours changed. The result is validated by the schema later. */
export function withColors(command: Command, change: (color: string) => string): unknown {
  return mapLayers(command, (layer) => {
    if (layer.type === 'pattern') return { ...layer, params: recolored(layer.params, change) };
    if (layer.type === 'off') return layer;
    return { ...layer, elements: layer.elements.map((element) => recolored(element, change)) };
  });
}

/** The fields of patterns and elements that hold colours. */
export type ColorField = 'color' | 'color2' | 'bgColor';

/** All colours in a command. */
export function colorsOf(command: Command): string[] {
  const colors: string[] = [];
  withColors(command, (color) => {
    colors.push(color);
    return color;
  });
  return colors;
}

/** A layer's place in its command; a command without layers counts as its own front. */
export type LayerPlace = 'front' | 'ambient' | 'over';

/** The layers of a command with their places. */
export function layersOf(command: Command): readonly { readonly layer: Layer; readonly place: LayerPlace }[] {
  if (command.type !== 'layers') return [{ layer: command, place: 'front' }];
  const { front, ambient, over } = command;
  return [
    { layer: front, place: 'front' },
    ...(ambient ? [{ layer: ambient, place: 'ambient' as const }] : []),
    ...(over ? [{ layer: over, place: 'over' as const }] : []),
  ];
}

/**
 * A command with each of its layers changed. The result has the shape of a command and is validated by the schema
 * later.
 */
export function mapLayers(command: Command, change: (layer: Layer, place: LayerPlace) => unknown): unknown {
  if (command.type !== 'layers') return change(command, 'front');
  const { front, ambient, over } = command;
  return {
    ...command,
    front: change(front, 'front'),
    ...(ambient && { ambient: change(ambient, 'ambient') }),
    ...(over && { over: change(over, 'over') }),
  };
}

/** A pattern's parameters, or an element, with its colours changed. */
export function recolored(fields: object, change: (color: string, field: ColorField) => string): unknown {
  const entries: [string, unknown][] = Object.entries(fields);
  return Object.fromEntries(
    entries.map(([key, value]) => [
      key,
      isColorField(key) && typeof value === 'string' ? change(value, key) : value,
    ]),
  );
}

function isColorField(key: string): key is ColorField {
  return key === 'color' || key === 'color2' || key === 'bgColor';
}
