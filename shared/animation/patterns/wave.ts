import { byteAt, phaseAt } from '../arithmetic/arithmetic';
import { put, rampOf, readRgb, type Ramp } from '../arithmetic/color';
import { hump } from '../arithmetic/tables';
import type { Zone } from '../Geometry';
import type { Painter } from '../Painter';

interface WaveParams {
  readonly color: string;
  readonly color2: string;
  readonly speed: number;
}

/** Phase per unit of height: one wave in 12.8 rows. */
const perUnit = 320;

/** Crests of `color` over `color2` that rise through the rows, one every `speed`. */
export function wave({ color, color2, speed }: WaveParams, { wires, y }: Zone): Painter {
  const ramp = rampOf(readRgb(color2), readRgb(color));
  const phases = Uint16Array.from(y, (at) => at * perUnit);
  return (ms, frame) => paint(frame, wires, phases, ramp, phaseAt(ms, speed));
}

function paint(frame: Uint8Array, wires: Uint16Array, phases: Uint16Array, ramp: Ramp, phase: number): void {
  for (let led = 0; led < wires.length; led++) {
    const at = ((phases[led] ?? 0) + phase) & 0xffff;
    put(frame, wires[led] ?? 0, ramp[byteAt(hump, at >> 6)] ?? 0);
  }
}
