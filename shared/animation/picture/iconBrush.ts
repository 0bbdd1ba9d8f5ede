import { readRgb, scaleRgb } from '../arithmetic/color';
import { drawings } from '../icons/drawings';
import type { Element } from '../../program/Program';
import { type Brush, type Canvas, positionOn } from './Canvas';

/** The brightness of a dimmed point of a drawing: 47 %. */
const shade = 120;

/** An icon from the library, kept on the grid. */
export function iconBrush(icon: Extract<Element, { type: 'icon' }>, canvas: Canvas): Brush {
  const drawing = drawings[icon.name];
  const full = readRgb(icon.color);
  const dimmed = scaleRgb(full, shade);
  const left = positionOn(canvas.columns, drawing[0]?.length ?? 0, icon.x);
  const top = positionOn(canvas.rows, drawing.length, icon.y);
  return (_ms, frame) => {
    for (const [y, row] of drawing.entries()) {
      for (let x = 0; x < row.length; x++) {
        const point = row[x];
        if (point !== '.') canvas.plot(frame, left + x, top + y, point === '#' ? full : dimmed);
      }
    }
  };
}
