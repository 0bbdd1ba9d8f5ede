import { limits } from './limits';
import type { Command, Layer, Pattern } from './schema';

/** The ms of a pattern's cycle; `undefined` for those that stand still. */
export function speedOf(pattern: Pattern): number | undefined {
  return 'speed' in pattern.params ? pattern.params.speed : undefined;
}

/** A command with its patterns' speeds changed. What is returned is a command in shape; the schema makes sure later. */
export function withSpeeds(command: Command, change: (speed: number, pattern: Pattern) => number): unknown {
  return mapLayers(command, (layer) => {
    const speed = layer.type === 'pattern' ? speedOf(layer) : undefined;
    if (layer.type !== 'pattern' || speed === undefined) return layer;
    const changed = Math.min(Math.round(change(speed, layer)), limits.maxSpeedMs);
    return { ...layer, params: { ...layer.params, speed: changed } };
  });
}

/** A command with all its colours changed, likewise. */
export function withColors(command: Command, change: (color: string) => string): unknown {
  return mapLayers(command, (layer) => {
    if (layer.type === 'pattern') return { ...layer, params: recolored(layer.params, change) };
    if (layer.type === 'off') return layer;
    return { ...layer, elements: layer.elements.map((element) => recolored(element, change)) };
  });
}

/** Every colour a command names. */
export function colorsOf(command: Command): string[] {
  const colors: string[] = [];
  withColors(command, (color) => {
    colors.push(color);
    return color;
  });
  return colors;
}

function mapLayers(command: Command, change: (layer: Layer) => unknown): unknown {
  if (command.type !== 'layers') return change(command);
  const { front, ambient, over } = command;
  return {
    ...command,
    front: change(front),
    ...(ambient && { ambient: change(ambient) }),
    ...(over && { over: change(over) }),
  };
}

const colorKeys = new Set(['color', 'color2', 'bgColor']);

function recolored(fields: object, change: (color: string) => string): unknown {
  const entries: [string, unknown][] = Object.entries(fields);
  return Object.fromEntries(
    entries.map(([key, value]) => [
      key,
      colorKeys.has(key) && typeof value === 'string' ? change(value) : value,
    ]),
  );
}
