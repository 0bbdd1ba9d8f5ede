import { filmLengthMs } from '#shared/animation/filmstrip';
import { programLengthMs, scheduleOf } from '#shared/animation/schedule';
import type { Program } from '#shared/program/schema';

/** What has ended is looked at for so long before it begins again: that it does is no flash. */
const restMs = 2000;

/** Where a thumbnail is in its program, so long after it came into view: one that ends begins again. */
export function thumbnailMs(program: Program, sinceMs: number): number {
  const lengthMs = programLengthMs(program);
  return lengthMs === Infinity ? sinceMs : sinceMs % (lengthMs + restMs);
}

/** A time at which a program is well under way, for a picture that stands still. */
export function stillMs(program: Program): number {
  const { starts, passMs } = scheduleOf(program);
  const firstMs = starts[1] ?? (passMs > 0 ? passMs : filmLengthMs(program));
  return Math.floor(firstMs / 2);
}
