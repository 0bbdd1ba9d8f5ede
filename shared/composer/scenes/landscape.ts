import { disc, line, pixel, rect, step } from '../../program/commands';
import type { Command, Element, Step } from '../../program/schema';

const columns = 10;
const rows = 14;

/** Rows from `y` on that turn from one colour to another. */
export function shade(y: number, height: number, from: string, to: string): Element[] {
  return Array.from({ length: height }, (_, row) =>
    rect(0, y + row, columns, 1, blend(from, to, row / Math.max(height - 1, 1))),
  );
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

/** Ground: a hexadecimal digit per column tells how high it is. */
export function land(heights: string, color: string): Element[] {
  return runs(heights).map(({ x, width, height }) => rect(x, rows - height, width, height, color));
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
    return pixel(wrap(x, columns), wrap(y, rows), color);
  });
}

export function wrap(at: number, length: number): number {
  return ((at % length) + length) % length;
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

/** Between -1 and 1, and back, once in a whole turn. */
export function swing(turn: number): number {
  return Math.sin(turn * 2 * Math.PI);
}

/**
 * Steps that flow into each other. The last one shows what the first does: from there the loop goes on with the second,
 * so that it is entered by a cross-fade, while the very first frame does not come out of the dark.
 */
export function film(
  name: string,
  frames: number,
  ms: number,
  draw: (at: number) => Command,
  fade = ms,
): Step[] {
  return Array.from({ length: frames + 1 }, (_, at) =>
    step(`${name} ${at + 1}`, draw(at % frames), ms, at === 0 ? 0 : fade),
  );
}
