import { byteAt } from '../arithmetic/arithmetic';
import { put, rampOf, readRgb, type Ramp } from '../arithmetic/color';
import { root } from '../arithmetic/tables';
import { unit, type Zone } from '../Geometry';
import type { Painter } from '../Painter';

/** The distance from the centre to the middle of an edge; the corners are then at 255. */
const edge = 180;

/** From `color` at the centre to `color2` at the corners, along ellipses with the lamp's proportions. */
export function gradient(params: { readonly color: string; readonly color2: string }, zone: Zone): Painter {
  const { count, wires, x, y, geometry } = zone;
  const ramp = rampOf(readRgb(params.color), readRgb(params.color2));
  const distances = new Uint8Array(count);
  for (let led = 0; led < count; led++) {
    const across = fromCentre(x[led] ?? 0, geometry.width);
    const down = fromCentre(y[led] ?? 0, geometry.height);
    distances[led] = byteAt(root, Math.min(((across * across) >> 8) + ((down * down) >> 8), 255));
  }
  return (_ms, frame) => paint(frame, wires, ramp, distances);
}

function paint(frame: Uint8Array, wires: Uint16Array, ramp: Ramp, distances: Uint8Array): void {
  for (let led = 0; led < wires.length; led++) put(frame, wires[led] ?? 0, ramp[distances[led] ?? 0] ?? 0);
}

/** The distance from the centre, `edge` at either end of a length; a length of one LED counts as two. */
function fromCentre(at: number, length: number): number {
  const perUnit = Math.floor((edge * 64) / Math.max(length, unit));
  return Math.min((Math.abs(2 * at - length) * perUnit) >> 6, 255);
}
