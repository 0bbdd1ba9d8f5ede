import { disc, drawing, line, pixel, rect } from '../../program/commands';
import type { Element } from '../../program/Program';

/** What scenes are drawn of, on a grid of 10 × 14. */

const columns = 10;
const rowCount = 14;

/** A filled disc whose centre may lie between LEDs. */
export function ball(x: number, y: number, r: number, color: string): Element[] {
  const rows: Element[] = [];
  for (let row = Math.ceil(y - r); row <= y + r; row++) {
    const half = Math.sqrt(r * r - (row - y) ** 2);
    const left = Math.ceil(x - half);
    const width = Math.floor(x + half) - left + 1;
    if (width > 0) rows.push(rect(left, row, width, 1, color));
  }
  return rows;
}

/** A drawing moved to the right and down; what leaves the grid is cut off. */
export function sprite(
  rows: readonly string[],
  colors: Readonly<Record<string, string>>,
  x: number,
  y: number,
): Element[] {
  const moved = rows.map((row) => (x < 0 ? row.slice(-x) : ' '.repeat(x) + row));
  return drawing(y < 0 ? moved.slice(-y) : [...Array<string>(y).fill(''), ...moved], colors);
}

/** What was drawn, somewhere else. */
export function shifted(elements: readonly Element[], dx: number, dy: number): Element[] {
  return elements.map((element) => {
    if (element.type === 'fill') return element;
    if (element.type === 'line') {
      const { x1, y1, x2, y2 } = element;
      return { ...element, x1: x1 + dx, y1: y1 + dy, x2: x2 + dx, y2: y2 + dy };
    }
    return { ...element, x: (element.x ?? 0) + dx, y: (element.y ?? 0) + dy };
  });
}

/** A picture computed LED by LED; where there is no colour, it shows what is behind. */
export function plotted(colorAt: (x: number, y: number) => string | undefined): Element[] {
  const elements: Element[] = [];
  for (let y = 0; y < rowCount; y++) {
    for (let x = 0; x < columns;) {
      const color = colorAt(x, y);
      const start = x;
      while (x < columns && colorAt(x, y) === color) x++;
      if (color)
        elements.push(x - start === 1 ? pixel(start, y, color) : rect(start, y, x - start, 1, color));
    }
  }
  return elements;
}

/** How far an LED is from the middle of the grid. */
export function fromMiddle(x: number, y: number): number {
  return Math.hypot(x - (columns - 1) / 2, y - (rowCount - 1) / 2);
}

/** Rows from `y` on that turn from one colour to another. */
export function shade(y: number, height: number, from: string, to: string): Element[] {
  return Array.from({ length: height }, (_, row) =>
    rect(0, y + row, columns, 1, blend(from, to, row / Math.max(height - 1, 1))),
  );
}

/** Ground: a hexadecimal digit per column tells how high it is. */
export function land(heights: string, color: string): Element[] {
  return runs(heights).map(({ x, width, height }) => rect(x, rowCount - height, width, height, color));
}

/** What hangs from above: a hexadecimal digit per column tells how deep. */
export function hanging(depths: string, color: string): Element[] {
  return runs(depths).map(({ x, width, height }) => rect(x, 0, width, height, color));
}

function runs(digits: string): { x: number; width: number; height: number }[] {
  return Array.from(digits.matchAll(/(.)\1*/g), ({ 0: run, index }) => ({
    x: index,
    width: run.length,
    height: Number.parseInt(run.charAt(0), 16),
  })).filter(({ height }) => height > 0);
}

/** Points, each written as `xy` in hexadecimal; moved off one side of the grid they come in on the other. */
export function scatter(points: string, color: string, dx = 0, dy = 0): Element[] {
  return points.split(' ').map((point) => {
    const x = Number.parseInt(point.charAt(0), 16) + Math.round(dx);
    const y = Number.parseInt(point.charAt(1), 16) + Math.round(dy);
    return pixel(wrap(x, columns), wrap(y, rowCount), color);
  });
}

/** A line that points away from `x`, `y`, clockwise by `turn` of a whole turn from upright. */
export function ray(x: number, y: number, near: number, far: number, turn: number, color: string): Element {
  const [across, up] = [Math.sin(turn * 2 * Math.PI), Math.cos(turn * 2 * Math.PI)];
  const place = (r: number): [number, number] => [Math.round(x + across * r), Math.round(y - up * r)];
  return line(...place(near), ...place(far), color);
}

/** A cloud of 7 × 4 LEDs or so, the middle of its top at `x`, `y`. */
export function cloudAt(x: number, y: number, color: string, belly: string): Element[] {
  return [
    disc(x - 2, y + 2, 1, color),
    disc(x, y + 1, 2, color),
    disc(x + 2, y + 2, 1, color),
    rect(x - 3, y + 3, 7, 1, belly),
  ];
}

/** The colour `share` of the way from one to another. */
export function blend(from: string, to: string, share: number): string {
  const channels = [1, 3, 5].map((at) => {
    const start = Number.parseInt(from.slice(at, at + 2), 16);
    const end = Number.parseInt(to.slice(at, at + 2), 16);
    return Math.round(start + (end - start) * share)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${channels.join('').toUpperCase()}`;
}

/** Between -1 and 1, and back, once in a whole turn. */
export function swing(turn: number): number {
  return Math.sin(turn * 2 * Math.PI);
}

/** A place that left one side of a length comes in on the other. */
export function wrap(at: number, length: number): number {
  return ((at % length) + length) % length;
}
