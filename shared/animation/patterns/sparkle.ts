import { byteAt, cycleAt, mix, phaseAt } from '../arithmetic/arithmetic';
import { put, rampOf, readRgb, type Ramp } from '../arithmetic/color';
import { permutation } from '../arithmetic/tables';
import type { Zone } from '../Geometry';
import type { Painter } from '../Painter';

interface SparkleParams {
  readonly color: string;
  readonly bgColor: string;
  readonly speed: number;
  readonly density: number;
}

/**
 * Random points, chosen again every `speed`: they light up in a quarter of it, and fade out during the next if not
 * chosen again.
 */
export function sparkle(params: SparkleParams, { count, first, wires }: Zone, seed: number): Painter {
  const { speed } = params;
  const ramp = rampOf(readRgb(params.bgColor), readRgb(params.color));
  const [starts, rolls] = rollsOf(count, first, params.density, seed);
  return (ms, frame) => {
    paint(frame, wires, ramp, starts, rolls, cycleAt(ms, speed), phaseAt(ms, speed));
  };
}

function paint(
  frame: Uint8Array,
  wires: Uint16Array,
  ramp: Ramp,
  starts: Uint16Array,
  rolls: Uint8Array,
  tick: number,
  phase: number,
): void {
  const rising = Math.min(phase >> 6, 256);
  const falling = phase >> 8;
  for (let led = 0; led < wires.length; led++) {
    const start = starts[led] ?? 0;
    const round = start & ~255;
    const now = byteAt(rolls, round | ((start + tick) & 255));
    const before = byteAt(rolls, round | ((start + tick + 255) & 255));
    // All ones when the LED gets brighter, otherwise 0: branches on random values are slow.
    const isRising = (before - now) >> 31;
    const weight = falling + ((rising - falling) & isRising);
    put(frame, wires[led] ?? 0, ramp[mix(before, now, weight)] ?? 0);
  }
}

/**
 * The brightness of the LEDs for every tick: one round of 256 for every 256 LEDs, in which each LED starts at its own
 * place.
 */
function rollsOf(count: number, first: number, density: number, seed: number): [Uint16Array, Uint8Array] {
  const chosen = Math.round(density * 256);
  // The larger the random byte, the dimmer the point, down to half.
  const dimming = Math.floor((127 * 256) / chosen);
  const rounds = ((first + count - 1) >> 8) + 1;
  const rolls = Uint8Array.from({ length: rounds * 256 }, (_, at) => {
    const random = byteAt(permutation, (byteAt(permutation, at & 255) + seed + (at >> 8)) & 255);
    return random < chosen ? 255 - ((random * dimming) >> 8) : 0;
  });
  const starts = Uint16Array.from({ length: count }, (_, at) => {
    const led = first + at;
    return (led & ~255) | byteAt(permutation, led & 255);
  });
  return [starts, rolls];
}
