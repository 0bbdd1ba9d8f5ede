import { frameAt } from './frameAt';
import { programLengthMs } from './Schedule';
import { parseLayout } from '../lamp/layoutText';
import type { Program } from '../program/Program';

/** A small lamp shows any difference and is fast to paint. */
const smallLamp = parseLayout('5x7+8');

/** True when two programs show the same light at every sampled moment: in their steps, at the seams, at the end. */
export function looksAlike(before: Program, after: Program, layout = smallLamp): boolean {
  for (const ms of momentsOf(before, after)) {
    const one = frameAt(before, layout, ms);
    const other = frameAt(after, layout, ms);
    if (one.some((value, index) => value !== other[index])) return false;
  }
  return true;
}

function momentsOf(...programs: readonly Program[]): number[] {
  const moments = new Set<number>([0]);
  for (const program of programs) {
    let start = 0;
    for (const { duration, transition = 0 } of program.steps) {
      const length = duration ?? 4000;
      for (const share of [0.1, 0.45, 0.8]) moments.add(Math.round(start + length * share));
      moments.add(Math.round(start + transition / 2));
      start += length;
    }
    const lengthMs = programLengthMs(program);
    if (Number.isFinite(lengthMs)) moments.add(lengthMs + 50);
    moments.add(start + 137);
  }
  return [...moments];
}
