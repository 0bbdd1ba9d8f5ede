import { cycleAt, hash, phaseAt, scale, shapeAt } from '../arithmetic/arithmetic';
import { put, rampOf, readRgb, type Ramp } from '../arithmetic/color';
import { distinctValues } from '../distinctValues';
import { unit, type Zone } from '../Geometry';
import type { Painter } from '../Painter';

interface RainParams {
  readonly color: string;
  readonly bgColor: string;
  readonly speed: number;
  readonly density: number;
}

const tail = 5 * unit;

/** The light of a drop, from one LED before its head to the end of its tail. */
const drop = Uint8Array.from({ length: unit + tail }, (_, at) => {
  const behind = at - unit;
  if (behind < 0) return at === 0 ? 0 : 255 + behind * 15;
  const left = 255 - behind * 3;
  return scale(left, left);
});

/** The position of a missing drop: too far away to be seen. */
const nowhere = -0x4000;

/** Drops that fall in columns, each with a tail, in `speed` from above the lamp to below it; two may share a column. */
export function rain(params: RainParams, zone: Zone, seed: number): Painter {
  const { speed } = params;
  const { wires, y } = zone;
  const ramp = rampOf(readRgb(params.bgColor), readRgb(params.color));
  // The chance of a drop is 1 - (1 - density)²: with fewer, rain looks empty.
  const density = Math.round(params.density * 256);
  const chosen = (density * (512 - density)) >> 8;
  const way = zone.geometry.height + 3 * unit + tail;
  const { values: columns, of } = distinctValues(zone.x.map((x) => (x + unit + unit / 2) >> 4));
  const heads = new Int16Array(columns.length * 2);
  return (ms, frame) => {
    const cycle = cycleAt(ms, speed);
    const phase = phaseAt(ms, speed);
    for (let stream = 0; stream < heads.length; stream++) {
      const column = columns[stream >> 1] ?? 0;
      const which = stream & 1;
      // Each column has its own time offset, so that drops do not fall in line; its two streams are half a cycle
      // apart.
      const own = phase + (((hash(column, 0, seed) >> 1) + which * 128) << 8);
      const falls = hash(column, cycle + (own >> 16), seed + 1 + which) < chosen;
      heads[stream] = falls ? (((own & 0xffff) * way) >>> 16) - 2 * unit : nowhere;
    }
    paint(frame, wires, ramp, y, of, heads);
  };
}

function paint(
  frame: Uint8Array,
  wires: Uint16Array,
  ramp: Ramp,
  y: Int16Array,
  columns: Uint16Array,
  heads: Int16Array,
): void {
  for (let led = 0; led < wires.length; led++) {
    const stream = 2 * (columns[led] ?? 0);
    const at = (y[led] ?? 0) - unit;
    const one = shapeAt(drop, (heads[stream] ?? 0) - at);
    const other = shapeAt(drop, (heads[stream + 1] ?? 0) - at);
    put(frame, wires[led] ?? 0, ramp[one > other ? one : other] ?? 0);
  }
}
