import { byteAt, cycleAt, mix, noise, noiseLine, phaseAt, scale } from '../arithmetic/arithmetic';
import { mixRgb, put, readRgb, scaleRgb, type Rgb } from '../arithmetic/color';
import { ease } from '../arithmetic/tables';
import { distinctValues } from '../distinctValues';
import { unit, type Zone } from '../Geometry';
import type { Painter } from '../Painter';

interface AuroraParams {
  readonly color: string;
  readonly color2: string;
  readonly speed: number;
}

/** The brightness of a curtain for a noise value: never quite dark, and often bright. */
const brightness = ease.map((_, value) => {
  const raised = Math.min(Math.max(((value * 3) >> 1) - 36, 0), 255);
  return 40 + scale(215, byteAt(ease, raised));
});

/** The LEDs grouped by height, so that what they share is computed once per frame. */
interface Levels {
  readonly y: Int16Array;
  /** How far up each level is, 0 to 255. */
  readonly up: Int16Array;
  /** The index of each level's first LED in `wires` and `places`, and the end of the last level. */
  readonly starts: Int32Array;
  readonly wires: Uint16Array;
  /** Each LED's horizontal position in 256ths of a cell, counted from the first cell. */
  readonly places: Int32Array;
}

/** Slow curtains of `color` that turn to `color2` towards the top, and sway. */
export function aurora(params: AuroraParams, zone: Zone, seed: number): Painter {
  const { speed } = params;
  const low = readRgb(params.color);
  const high = readRgb(params.color2);
  const firstCell = (zone.x.reduce((min, at) => Math.min(min, at), 0) * 6) >> 8;
  const lastCell = (zone.x.reduce((max, at) => Math.max(max, at), 0) * 6 + 255) >> 8;
  const borders = new Uint8Array(lastCell + 2 - firstCell);
  const levels = levelsOf(zone, firstCell);
  return (ms, frame) => {
    const drift = ((cycleAt(ms, speed) << 9) | (phaseAt(ms, speed) >> 7)) & 0xffff;
    noiseLine(borders, drift, firstCell, seed);
    paint(frame, levels, borders, low, high, drift, seed + 57);
  };
}

function levelsOf({ x, y, wires, geometry: { height } }: Zone, firstCell: number): Levels {
  const perUnit = Math.floor((255 * 128) / Math.max(height, unit));
  const { values, of } = distinctValues(y);
  const order = Array.from(of.keys()).sort((a, b) => (of[a] ?? 0) - (of[b] ?? 0));
  const levelOf = order.map((led) => of[led] ?? 0);
  return {
    y: values,
    up: values.map((at) => Math.min(Math.max(((height - at) * perUnit) >> 7, 0), 255)),
    starts: Int32Array.from({ length: values.length + 1 }, (_, level) => {
      const start = levelOf.indexOf(level);
      return start < 0 ? order.length : start;
    }),
    wires: Uint16Array.from(order, (led) => wires[led] ?? 0),
    places: Int32Array.from(order, (led) => (x[led] ?? 0) * 6 - firstCell * 256),
  };
}

function paint(
  frame: Uint8Array,
  { y, up, starts, wires, places }: Levels,
  borders: Uint8Array,
  low: Rgb,
  high: Rgb,
  drift: number,
  seed: number,
): void {
  for (let level = 0; level < y.length; level++) {
    const sway = noise((y[level] ?? 0) * 3 + drift, drift, seed);
    const tint = mixRgb(low, high, mix(up[level] ?? 0, sway, 96));
    const end = starts[level + 1] ?? 0;
    for (let led = starts[level] ?? 0; led < end; led++) {
      const across = (places[led] ?? 0) + sway;
      const cell = across >> 8;
      const curtain = mix(byteAt(borders, cell), byteAt(borders, cell + 1), byteAt(ease, across & 255));
      put(frame, wires[led] ?? 0, scaleRgb(tint, byteAt(brightness, curtain)));
    }
  }
}
