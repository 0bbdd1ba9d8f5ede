import type { Command, Layer } from '#shared/program/Program';

const rainbow = ['#FF3B30', '#FFB300', '#34C759', '#2E8BFF', '#A259FF'];

/** The distinct colours of a command, the leading one first; black for a dark command, five hues for a rainbow. */
export function commandColors(command: Command): string[] {
  if (command.type !== 'layers') return [...new Set(layerColors(command))];
  const { front, over, ambient } = command;
  const shown = [front, over, ambient].filter((layer) => layer !== undefined);
  return [...new Set(shown.flatMap(layerColors))];
}

function layerColors(layer: Layer): string[] {
  if (layer.type === 'off') return ['#000000'];
  if (layer.type === 'render') return pictureColors(layer.elements);
  if (layer.name === 'rainbow') return rainbow;
  const { params } = layer;
  const second = 'color2' in params ? params.color2 : 'bgColor' in params ? params.bgColor : undefined;
  return second === undefined ? [params.color] : [params.color, second];
}

/** The drawn elements come first, their background last. */
function pictureColors(elements: Extract<Layer, { type: 'render' }>['elements']): string[] {
  const drawn = elements.filter(({ type }) => type !== 'fill').map(({ color }) => color);
  const ground = elements.findLast(({ type }) => type === 'fill')?.color;
  const colors = ground === undefined ? drawn : [...drawn, ground];
  return colors.length > 0 ? colors : ['#000000'];
}
