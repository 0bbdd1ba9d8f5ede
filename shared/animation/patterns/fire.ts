import { byteAt, cycleAt, mix, noiseAlong, phaseAt } from '../arithmetic/arithmetic';
import { black, put, rampThrough, readRgb, type Ramp } from '../arithmetic/color';
import { ease } from '../arithmetic/tables';
import { distinctValues } from '../distinctValues';
import { unit, type Zone } from '../Geometry';
import type { Painter } from '../Painter';

interface FireParams {
  readonly color: string;
  readonly color2: string;
  readonly speed: number;
}

/**
 * Heat may fall below the coldest colour or rise above the hottest: the ramp continues there, so that no LED needs a
 * range check.
 */
const [below, above] = [768, 256];

/** Flames that rise from the bottom: dark, then `color`, and `color2` where it is hottest. */
export function fire({ color, color2, speed }: FireParams, zone: Zone, seed: number): Painter {
  const { wires, y } = zone;
  const { height } = zone.geometry;
  const ramp = extended(rampThrough([black, readRgb(color), readRgb(color2)]));
  const columns = distinctValues(zone.x);
  const coarse = flames(columns.values, 6, seed);
  const fine = flames(columns.values, 11, seed + 101);
  const cooling = Math.floor((440 * 64) / Math.max(height, unit));
  const warmth = Int16Array.from(y, (at) => below + 150 - ((Math.max(height - at, 0) * cooling) >> 6));
  return (ms, frame) => {
    const risen = ((cycleAt(ms, speed) << 9) | (phaseAt(ms, speed) >> 7)) & 0xffff;
    paint(frame, wires, ramp, columns.of, y, warmth, coarse, fine, risen);
  };
}

function paint(
  frame: Uint8Array,
  wires: Uint16Array,
  ramp: Ramp,
  columnOf: Uint16Array,
  y: Int16Array,
  warmth: Int16Array,
  coarse: Uint8Array,
  fine: Uint8Array,
  risen: number,
): void {
  for (let led = 0; led < wires.length; led++) {
    const at = y[led] ?? 0;
    const column = (columnOf[led] ?? 0) << 8;
    const tongues = 3 * flameAt(coarse, column, at * 4 + risen) + flameAt(fine, column, at * 7 + 2 * risen);
    const heat = (warmth[led] ?? 0) + (tongues >> 1);
    put(frame, wires[led] ?? 0, ramp[heat] ?? 0);
  }
}

function extended(ramp: Ramp): Ramp {
  const last = ramp.length - 1;
  return Int32Array.from({ length: below + ramp.length + above }, (_, at) => {
    return ramp[Math.min(Math.max(at - below, 0), last)] ?? black;
  });
}

/**
 * Noise that moves only vertically, so its values along the rows are computed in advance: 256 bytes for each column.
 */
function flames(columns: Int16Array, perUnit: number, seed: number): Uint8Array {
  const lines = new Uint8Array(columns.length * 256);
  for (const [column, x] of columns.entries()) {
    for (let cell = 0; cell < 256; cell++) lines[column * 256 + cell] = noiseAlong(x * perUnit, cell, seed);
  }
  return lines;
}

/** The noise in the column whose bytes begin at `column`, at height `y` in 256ths of a cell. */
function flameAt(lines: Uint8Array, column: number, y: number): number {
  const cell = y >> 8;
  const from = byteAt(lines, column | (cell & 255));
  return mix(from, byteAt(lines, column | ((cell + 1) & 255)), byteAt(ease, y & 255));
}
