import { put, type Rgb } from '../arithmetic/color';
import type { Geometry } from '../Geometry';

/** The grid as a drawing surface. Everything outside is clipped. */
export class Canvas {
  readonly columns: number;
  readonly rows: number;
  readonly #wires: Uint16Array;

  constructor(geometry: Geometry) {
    this.columns = geometry.columns;
    this.rows = geometry.rows;
    this.#wires = geometry.grid.wires;
  }

  plot(frame: Uint8Array, x: number, y: number, rgb: Rgb): void {
    if (x < 0 || y < 0 || x >= this.columns || y >= this.rows) return;
    put(frame, this.#wires[y * this.columns + x] ?? 0, rgb);
  }

  /** A filled rectangle. */
  block(frame: Uint8Array, x: number, y: number, width: number, height: number, rgb: Rgb): void {
    const right = Math.min(x + width, this.columns);
    const bottom = Math.min(y + height, this.rows);
    for (let row = Math.max(y, 0); row < bottom; row++) {
      for (let column = Math.max(x, 0); column < right; column++) this.plot(frame, column, row, rgb);
    }
  }
}

/** Draws one element, `ms` after its step began. */
export type Brush = (ms: number, frame: Uint8Array) => void;

/** The start of an element along one side: at `requested`, moved onto the grid if it fits; centred without it. */
export function positionOn(side: number, size: number, requested: number | undefined): number {
  if (requested === undefined || size > side) return Math.floor((side - size) / 2);
  return Math.min(Math.max(requested, 0), side - size);
}
