import { phaseAt } from '../arithmetic/arithmetic';
import { put, rampThrough } from '../arithmetic/color';
import type { Zone } from '../Geometry';
import type { Painter } from '../Painter';

/** Hue per unit of height, one rainbow in 20 rows, and a little of it to the side. */
const perUnitDown = 205;
const perUnitAcross = 77;

const ramp = rampThrough([0xff0000, 0xffff00, 0x00ff00, 0x00ffff, 0x0000ff, 0xff00ff, 0xff0000]);

/** All hues, drifting upwards, one round every `speed`. */
export function rainbow({ speed }: { readonly speed: number }, { wires, x, y }: Zone): Painter {
  const places = Uint16Array.from(y, (at, led) => at * perUnitDown + (x[led] ?? 0) * perUnitAcross);
  return (ms, frame) => paint(frame, wires, places, phaseAt(ms, speed));
}

function paint(frame: Uint8Array, wires: Uint16Array, places: Uint16Array, phase: number): void {
  for (let led = 0; led < wires.length; led++) {
    const hue = ((places[led] ?? 0) + phase) & 0xffff;
    put(frame, wires[led] ?? 0, ramp[((hue >> 3) * 6) >> 5] ?? 0);
  }
}
