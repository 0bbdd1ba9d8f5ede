import { filmLengthMs } from '#shared/animation/filmstrip';
import { frameAt } from '#shared/animation/frameAt';
import { programLengthMs } from '#shared/animation/Schedule';
import { ledCount, type Layout } from '#shared/lamp/Layout';
import type { Program } from '#shared/program/Program';

/** A finished program pauses this long before it starts again, so that the restart does not flash. */
const restMs = 2000;

/** This many moments of a pass are compared to find the brightest one. */
const sampleCount = 12;

/** The program time of a thumbnail `sinceMs` after its start; a program that ends starts again. */
export function thumbnailMs(program: Program, sinceMs: number): number {
  const lengthMs = programLengthMs(program);
  return lengthMs === Infinity ? sinceMs : sinceMs % (lengthMs + restMs);
}

/**
 * The brightest moment of a program, where its thumbnail starts and stands still. A slow sunrise would otherwise be a
 * dark tile.
 */
export function brightestMs(program: Program, layout: Layout): number {
  const lengthMs = filmLengthMs(program);
  const frame = new Uint8Array(ledCount(layout) * 3);
  let brightest = { ms: 0, light: -1 };
  for (let at = 0; at < sampleCount; at++) {
    const ms = Math.floor(((at + 0.5) * lengthMs) / sampleCount);
    const light = frameAt(program, layout, ms, frame).reduce((sum, channel) => sum + channel, 0);
    if (light > brightest.light) brightest = { ms, light };
  }
  return brightest.ms;
}
