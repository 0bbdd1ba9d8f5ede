import { filmLengthMs } from '#shared/animation/filmstrip';
import { frameAt } from '#shared/animation/frameAt';
import { programLengthMs } from '#shared/animation/Schedule';
import { ledCount, type Layout } from '#shared/lamp/Layout';
import type { Program } from '#shared/program/Program';

/** What has ended is looked at for so long before it begins again: that it does is no flash. */
const restMs = 2000;

/** So many moments of a pass are looked at for one that shows the program well. */
const sampleCount = 12;

/** Where a thumbnail is in its program, so long after the program's beginning: one that ends begins again. */
export function thumbnailMs(program: Program, sinceMs: number): number {
  const lengthMs = programLengthMs(program);
  return lengthMs === Infinity ? sinceMs : sinceMs % (lengthMs + restMs);
}

/** When a program has much light: where a thumbnail begins, and stands still. A slow dawn would else be a dark tile. */
export function brightestMs(program: Program, layout: Layout): number {
  const lengthMs = filmLengthMs(program);
  const frame = new Uint8Array(ledCount(layout) * 3);
  let lightest = { ms: 0, light: -1 };
  for (let at = 0; at < sampleCount; at++) {
    const ms = Math.floor(((at + 0.5) * lengthMs) / sampleCount);
    const light = frameAt(program, layout, ms, frame).reduce((sum, channel) => sum + channel, 0);
    if (light > lightest.light) lightest = { ms, light };
  }
  return lightest.ms;
}
