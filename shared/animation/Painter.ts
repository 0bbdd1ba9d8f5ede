import { put, type Rgb } from './arithmetic/color';
import type { Zone } from './Geometry';

/** Paints its zone of a frame, `ms` after its step began. The same ms give the same bytes, in any order of calls. */
export type Painter = (ms: number, frame: Uint8Array) => void;

/** Gives every LED of a zone one colour. */
export function flood({ wires }: Zone, frame: Uint8Array, rgb: Rgb): void {
  for (let led = 0; led < wires.length; led++) put(frame, wires[led] ?? 0, rgb);
}
