import { ease, permutation } from './tables';

/**
 * Integer arithmetic that an 8-bit microcontroller reproduces byte for byte: products of 8 and 16 bits, shifts and
 * tables. The two functions that divide are called once per frame.
 */

/** The phase of a cycle of `speed` ms at `ms`, 0 to 65535. */
export function phaseAt(ms: number, speed: number): number {
  return Math.floor(((ms % speed) * 65_536) / speed);
}

/** The number of whole cycles completed at `ms`, modulo 256. */
export function cycleAt(ms: number, speed: number): number {
  return Math.floor(ms / speed) & 255;
}

/** From `a` to `b`, as `weight` goes from 0 to 256. */
export function mix(a: number, b: number, weight: number): number {
  return (a * (256 - weight) + b * weight) >> 8;
}

/** `value` times `share` / 255, for bytes; 255 changes nothing, 0 gives 0. */
export function scale(value: number, share: number): number {
  return (value * (share + 1)) >> 8;
}

/** The byte at an index; the index must be in the table. */
export function byteAt(table: Uint8Array, index: number): number {
  return table[index] ?? 0;
}

/** The byte of a shape at any index; 0 before and after the shape. */
export function shapeAt(shape: Uint8Array, index: number): number {
  return index < 0 || index >= shape.length ? 0 : (shape[index] ?? 0);
}

/** A pseudorandom byte, determined by three numbers of any size. */
export function hash(a: number, b: number, c: number): number {
  const first = byteAt(permutation, a & 255);
  const second = byteAt(permutation, (first + b) & 255);
  return byteAt(permutation, (second + c) & 255);
}

/** Smooth noise, 0 to 255, at a point of a plane in 256ths of its cells; it repeats after 256 cells either way. */
export function noise(x: number, y: number, seed: number): number {
  const cell = y >> 8;
  return mix(noiseAlong(x, cell, seed), noiseAlong(x, cell + 1, seed), byteAt(ease, y & 255));
}

/** The noise on the border between two cells; `noise` interpolates from one border to the next. */
export function noiseAlong(x: number, cell: number, seed: number): number {
  const column = (x >> 8) + seed;
  const left = byteAt(permutation, (byteAt(permutation, column & 255) + cell) & 255);
  const right = byteAt(permutation, (byteAt(permutation, (column + 1) & 255) + cell) & 255);
  return mix(left, right, byteAt(ease, x & 255));
}

/** `noiseAlong` for the cells from `first` on, as many as `borders` has. */
export function noiseLine(borders: Uint8Array, x: number, first: number, seed: number): void {
  for (let at = 0; at < borders.length; at++) borders[at] = noiseAlong(x, first + at, seed);
}
