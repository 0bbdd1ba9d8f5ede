import { readRgb } from '../arithmetic/color';
import type { Zone } from '../Geometry';
import { flood, type Painter } from '../Painter';

/** One colour, still. */
export function solid({ color }: { readonly color: string }, zone: Zone): Painter {
  const rgb = readRgb(color);
  return (_ms, frame) => flood(zone, frame, rgb);
}
