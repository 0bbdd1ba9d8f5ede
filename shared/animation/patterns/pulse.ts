import { phaseAt, scale } from '../arithmetic/arithmetic';
import { black, rampOf, readRgb } from '../arithmetic/color';
import type { Zone } from '../Geometry';
import { flood, type Painter } from '../Painter';

/** The phase of the peak: 20 % of the flash. */
const peak = 13_107;

/** One flash at the start of the step, up in a fifth of `speed` and slowly down; then dark. */
export function pulse(params: { readonly color: string; readonly speed: number }, zone: Zone): Painter {
  const { speed } = params;
  const ramp = rampOf(black, readRgb(params.color));
  return (ms, frame) => {
    const level = ms < speed ? flashAt(phaseAt(ms, speed)) : 0;
    flood(zone, frame, ramp[level] ?? 0);
  };
}

function flashAt(phase: number): number {
  if (phase < peak) return (phase * 5) >> 8;
  const left = ((0xffff - phase) * 5) >> 10;
  return scale(left, left);
}
