import { byteAt, cycleAt, mix, noise, noiseLine, phaseAt, scale } from '../arithmetic/arithmetic';
import { mixRgb, put, readRgb, scaleRgb, type Rgb } from '../arithmetic/color';
import { ease } from '../arithmetic/tables';
import { distinct } from '../distinct';
import { unit, type Zone } from '../geometry';
import type { Painter } from '../Painter';

interface AuroraParams {
  readonly color: string;
  readonly color2: string;
  readonly speed: number;
}

/** How bright a curtain is where the noise has a value: never quite dark, and often bright. */
const brightness = ease.map((_, value) => {
  const raised = Math.min(Math.max(((value * 3) >> 1) - 40, 0), 255);
  return 20 + scale(235, byteAt(ease, raised));
});

/** What the LEDs of one height share: it is computed once per frame. */
interface Levels {
  readonly y: Int16Array;
  /** How far up each is, 0 to 255. */
  readonly up: Int16Array;
  readonly tints: Int32Array;
  readonly sways: Uint8Array;
}

/** Slow curtains of `color` that turn to `color2` towards the top, and sway. */
export function aurora(params: AuroraParams, zone: Zone, seed: number): Painter {
  const { speed } = params;
  const low = readRgb(params.color);
  const high = readRgb(params.color2);
  const { values, of } = distinct(zone.y);
  const levels = levelsOf(values, zone.geometry.height);
  const firstCell = (zone.x.reduce((least, at) => Math.min(least, at), 0) * 6) >> 8;
  const lastCell = (zone.x.reduce((most, at) => Math.max(most, at), 0) * 6 + 255) >> 8;
  const places = Int32Array.from(zone.x, (at) => at * 6 - firstCell * 256);
  const borders = new Uint8Array(lastCell + 2 - firstCell);
  return (ms, frame) => {
    const drift = ((cycleAt(ms, speed) << 9) | (phaseAt(ms, speed) >> 7)) & 0xffff;
    sway(levels, low, high, drift, seed);
    noiseLine(borders, drift, firstCell, seed);
    paint(frame, zone.wires, places, of, levels, borders);
  };
}

function levelsOf(y: Int16Array, height: number): Levels {
  const perUnit = Math.floor((255 * 256) / Math.max(height, unit));
  return {
    y,
    up: y.map((at) => Math.min(Math.max(((height - at) * perUnit) >> 8, 0), 255)),
    tints: new Int32Array(y.length),
    sways: new Uint8Array(y.length),
  };
}

function sway({ y, up, tints, sways }: Levels, low: Rgb, high: Rgb, drift: number, seed: number): void {
  for (let level = 0; level < y.length; level++) {
    const swayed = noise((y[level] ?? 0) * 3 + drift, drift, seed + 57);
    sways[level] = swayed;
    tints[level] = mixRgb(low, high, mix(up[level] ?? 0, swayed, 96));
  }
}

function paint(
  frame: Uint8Array,
  wires: Uint16Array,
  places: Int32Array,
  levelOf: Uint16Array,
  { sways, tints }: Levels,
  borders: Uint8Array,
): void {
  for (let led = 0; led < wires.length; led++) {
    const level = levelOf[led] ?? 0;
    const across = (places[led] ?? 0) + (sways[level] ?? 0);
    const cell = across >> 8;
    const curtain = mix(byteAt(borders, cell), byteAt(borders, cell + 1), byteAt(ease, across & 255));
    put(frame, wires[led] ?? 0, scaleRgb(tints[level] ?? 0, byteAt(brightness, curtain)));
  }
}
