import { black, colorAt, put, readRgb } from '../arithmetic/color';
import type { Geometry, Zone } from '../Geometry';
import { flood, type Painter } from '../Painter';
import type { Element } from '../../program/Program';
import { Canvas, type Brush } from './Canvas';
import { iconBrush } from './iconBrush';
import { drawCircle, drawLine } from './shapes';
import { scrollPeriodMs, textBrush } from './textBrush';

/** Which LEDs a picture is painted on: the grid, or the ambient ones, which glow in its last fill colour. */
export type PaintedLeds = 'all' | 'grid' | 'ambient';

/** A painter for a render. It starts from black and paints the elements in order. */
export function picturePainter(elements: readonly Element[], geometry: Geometry, part: PaintedLeds): Painter {
  const paint = livePainter(elements, geometry, part);
  return scrollPeriods(elements, geometry).length > 0 ? paint : stillPainter(paint, geometry[part], geometry);
}

/** The periods in ms of a picture's scrolling texts; empty if nothing scrolls. */
export function scrollPeriods(elements: readonly Element[], geometry: Geometry): number[] {
  const canvas = new Canvas(geometry);
  const texts = elements.filter((element) => element.type === 'text');
  return texts.map((text) => scrollPeriodMs(text, canvas)).filter((period) => period > 0);
}

/** A picture that does not move is painted once, then copied. */
function stillPainter(paint: Painter, zone: Zone, geometry: Geometry): Painter {
  const still = new Uint8Array(geometry.all.count * 3);
  paint(0, still);
  if (zone.count === geometry.all.count) return (_ms, frame) => frame.set(still);
  return (_ms, frame) => {
    for (const led of zone.wires) put(frame, led, colorAt(still, led));
  };
}

function livePainter(elements: readonly Element[], geometry: Geometry, part: PaintedLeds): Painter {
  const canvas = new Canvas(geometry);
  const brushes = part === 'ambient' ? [] : elements.map((element) => brushFor(element, canvas));
  const fill = elements.findLast((element) => element.type === 'fill');
  const glow = fill ? readRgb(fill.color) : black;
  return (ms, frame) => {
    if (part !== 'grid') flood(geometry.ambient, frame, glow);
    if (part !== 'ambient') flood(geometry.grid, frame, black);
    for (const brush of brushes) brush(ms, frame);
  };
}

function brushFor(element: Element, canvas: Canvas): Brush {
  switch (element.type) {
    case 'fill':
      return blockBrush(canvas, 0, 0, canvas.columns, canvas.rows, element.color);
    case 'pixel':
      return blockBrush(canvas, element.x, element.y, 1, 1, element.color);
    case 'rect':
      return blockBrush(canvas, element.x, element.y, element.w, element.h, element.color);
    case 'line':
      return (_ms, frame) => drawLine(canvas, frame, element);
    case 'circle':
      return (_ms, frame) => drawCircle(canvas, frame, element);
    case 'text':
      return textBrush(element, canvas);
    case 'icon':
      return iconBrush(element, canvas);
  }
}

function blockBrush(canvas: Canvas, x: number, y: number, w: number, h: number, color: string): Brush {
  const rgb = readRgb(color);
  return (_ms, frame) => canvas.block(frame, x, y, w, h, rgb);
}
