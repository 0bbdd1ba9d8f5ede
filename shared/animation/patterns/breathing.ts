import { byteAt, phaseAt, scale } from '../arithmetic/arithmetic';
import { black, rampOf, readRgb } from '../arithmetic/color';
import { hump } from '../arithmetic/tables';
import type { Zone } from '../Geometry';
import { flood, type Painter } from '../Painter';

interface BreathingParams {
  readonly color: string;
  readonly speed: number;
  readonly bgColor?: string | undefined;
}

/** What is left of the colour at the bottom of a breath: 30 %. */
const low = 77;

/** All LEDs together, from `color` down to 30 % of it over `bgColor`, and back. */
export function breathing({ color, speed, bgColor }: BreathingParams, zone: Zone): Painter {
  const ramp = rampOf(bgColor === undefined ? black : readRgb(bgColor), readRgb(color));
  return (ms, frame) => {
    const fullFirst = ((phaseAt(ms, speed) >> 6) + 512) & 1023;
    const level = low + scale(255 - low, byteAt(hump, fullFirst));
    flood(zone, frame, ramp[level] ?? 0);
  };
}
