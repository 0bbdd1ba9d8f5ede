import { readRgb, type Rgb } from '../arithmetic/color';
import type { Canvas } from './Canvas';
import type { Element } from '../../program/Program';

type Line = Extract<Element, { type: 'line' }>;
type Circle = Extract<Element, { type: 'circle' }>;

/** A line from end to end, both included (Bresenham's). */
export function drawLine(canvas: Canvas, frame: Uint8Array, line: Line): void {
  const rgb = readRgb(line.color);
  const acrossBy = Math.abs(line.x2 - line.x1);
  const downBy = Math.abs(line.y2 - line.y1);
  const stepX = line.x1 < line.x2 ? 1 : -1;
  const stepY = line.y1 < line.y2 ? 1 : -1;
  let { x1: x, y1: y } = line;
  let error = acrossBy - downBy;
  for (;;) {
    canvas.plot(frame, x, y, rgb);
    if (x === line.x2 && y === line.y2) return;
    const doubled = 2 * error;
    if (doubled > -downBy) {
      error -= downBy;
      x += stepX;
    }
    if (doubled < acrossBy) {
      error += acrossBy;
      y += stepY;
    }
  }
}

/** A circle of radius `r` round its centre LED (the midpoint algorithm), or the disc within it. */
export function drawCircle(canvas: Canvas, frame: Uint8Array, circle: Circle): void {
  const rgb = readRgb(circle.color);
  const draw = circle.filled === true ? discRows : ringPoints;
  let wide = circle.r;
  let tall = 0;
  let error = 1 - circle.r;
  while (tall <= wide) {
    draw(canvas, frame, circle, wide, tall, rgb);
    draw(canvas, frame, circle, tall, wide, rgb);
    tall++;
    if (error < 0) {
      error += 2 * tall + 1;
    } else {
      wide--;
      error += 2 * (tall - wide) + 1;
    }
  }
}

/** Draws the points or lines of a circle at `dx` to either side and `dy` above and below its centre. */
type Draw = (canvas: Canvas, frame: Uint8Array, circle: Circle, dx: number, dy: number, rgb: Rgb) => void;

const ringPoints: Draw = (canvas, frame, { x, y }, dx, dy, rgb) => {
  canvas.plot(frame, x - dx, y - dy, rgb);
  canvas.plot(frame, x + dx, y - dy, rgb);
  canvas.plot(frame, x - dx, y + dy, rgb);
  canvas.plot(frame, x + dx, y + dy, rgb);
};

const discRows: Draw = (canvas, frame, { x, y }, dx, dy, rgb) => {
  canvas.block(frame, x - dx, y - dy, 2 * dx + 1, 1, rgb);
  canvas.block(frame, x - dx, y + dy, 2 * dx + 1, 1, rgb);
};
