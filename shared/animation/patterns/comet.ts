import { cycleAt, hash, phaseAt, scale, shapeAt } from '../arithmetic/arithmetic';
import { put, rampOf, readRgb, type Ramp } from '../arithmetic/color';
import { unit, type Zone } from '../Geometry';
import type { Painter } from '../Painter';

interface CometParams {
  readonly color: string;
  readonly bgColor: string;
  readonly speed: number;
}

/** Each LED's distance along the comet's path, and its distance to the side of the path through the middle. */
interface Way {
  readonly along: Int16Array;
  readonly aside: Int16Array;
}

const tail = 10 * unit;

/** The light along the path, from one LED before the head to the end of the tail. */
const streak = Uint8Array.from({ length: unit + tail }, (_, at) => {
  const behind = at - unit;
  if (behind < 0) return at === 0 ? 0 : 255 + behind * 15;
  const left = 255 - ((behind * 51) >> 5);
  return scale(left, left);
});

/** The light to the side of the path: about two LEDs wide on the grid, a halo on the wall. */
const beside = Uint8Array.from({ length: 26 }, (_, off) => 255 - off * 10);
const halo = Uint8Array.from({ length: 80 }, (_, off) => 160 - off * 2);

/** The direction of flight, one LED across for two down, in 64ths. */
const [across, down] = [29, 57];

/** A head with a fading tail that crosses the lamp every `speed`, each time on another path; on a ring it circles. */
export function comet({ color, bgColor, speed }: CometParams, zone: Zone, seed: number): Painter {
  const ramp = rampOf(readRgb(bgColor), readRgb(color));
  const { columns, rows, isRing, width, height } = zone.geometry;
  const { first, wires } = zone;
  const gridCount = columns * rows;
  const isLine = width === 0;
  const middleWay = isRing ? roundWay(zone) : isLine ? lineWay(zone) : slantedWay(zone, 1);
  const ways = isRing || isLine ? [middleWay] : [middleWay, slantedWay(zone, -1)];
  const lanes = isRing || isLine ? 0 : width;
  const longest = isLine ? height : (width * across + height * down) >> 6;
  const length = isRing ? gridCount * unit : longest + 4 * unit + tail;
  const start = isRing ? 0 : -2 * unit;
  return (ms, frame) => {
    const random = hash(cycleAt(ms, speed), 0, seed);
    const way = ways[random % ways.length] ?? middleWay;
    const lane = ((random - 128) * lanes) >> 9;
    const head = start + ((phaseAt(ms, speed) * length) >>> 16);
    paint(frame, wires, ramp, way, lane, head, isRing ? length : 0, gridCount - first);
  };
}

/** `round` is the length of a closed path, otherwise 0; LEDs from `wall` on are ambient. */
function paint(
  frame: Uint8Array,
  wires: Uint16Array,
  ramp: Ramp,
  { along, aside }: Way,
  lane: number,
  head: number,
  round: number,
  wall: number,
): void {
  for (let led = 0; led < wires.length; led++) {
    const ahead = head - (along[led] ?? 0);
    const behind = ahead <= -unit ? ahead + round : ahead;
    const off = Math.abs((aside[led] ?? 0) - lane);
    const width = led < wall ? shapeAt(beside, off) : shapeAt(halo, off);
    put(frame, wires[led] ?? 0, ramp[scale(shapeAt(streak, behind + unit), width)] ?? 0);
  }
}

/** The path from the upper left to the lower right, or for -1 from the upper right to the lower left. */
function slantedWay({ x, y, geometry: { width, height } }: Zone, direction: 1 | -1): Way {
  const middle = (width * down - height * across) >> 7;
  const fromSide = x.map((at) => (direction === 1 ? at : width - at));
  return {
    along: fromSide.map((at, led) => (at * across + (y[led] ?? 0) * down) >> 6),
    aside: fromSide.map((at, led) => ((at * down - (y[led] ?? 0) * across) >> 6) - middle),
  };
}

function lineWay({ y, count }: Zone): Way {
  return { along: y, aside: new Int16Array(count) };
}

function roundWay({ count }: Zone): Way {
  return { along: Int16Array.from({ length: count }, (_, led) => led * unit), aside: new Int16Array(count) };
}
