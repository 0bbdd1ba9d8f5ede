import { put, type Rgb } from '../arithmetic/color';
import type { Geometry } from '../Geometry';

/** The grid as something to draw on. What lies outside it is clipped. */
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

/** Draws one element as it is `ms` after its step began. */
export type Brush = (ms: number, frame: Uint8Array) => void;

/** Where something of a size starts on a side: where it is asked to, moved onto the grid as far as it fits; else centred. */
export function positionOn(side: number, size: number, wanted: number | undefined): number {
  if (wanted === undefined || size > side) return Math.floor((side - size) / 2);
  return Math.min(Math.max(wanted, 0), side - size);
}
