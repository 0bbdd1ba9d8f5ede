import { periodMs } from '#shared/animation/flashes/turnRates';
import { geometryOf } from '#shared/animation/Geometry';
import { scheduleOf } from '#shared/animation/Schedule';
import type { Layout } from '#shared/lamp/Layout';
import type { Program } from '#shared/program/Program';

/** The minimum shown of a last step that never ends. */
const lastStepMs = 4000;

/** The part of a program that a GIF shows. */
export interface GifSpan {
  readonly startMs: number;
  readonly lengthMs: number;
  /** False if the program ends: the GIF then plays once, up to the frame that stays. */
  readonly isLooping: boolean;
  /** True if the program is longer than `maxMs`. */
  readonly isCut: boolean;
}

/** The time before a program repeats itself, and the length of a repetition. */
interface Rounds {
  readonly introMs: number;
  readonly roundMs: number;
  /** From here on each round is like the one before; the first one is faded in from black. */
  readonly settledMs: number;
}

/**
 * The part of a program that a GIF shows: all of it if it ends, otherwise up to the end of the first round; at most `maxMs`. A program
 * that repeats from its beginning is shown from a later round on, which unlike the first is not faded in from black, so that the GIF
 * loops seamlessly.
 */
export function gifSpanOf(program: Program, layout: Layout, maxMs: number): GifSpan {
  const { lengthMs } = scheduleOf(program);
  if (Number.isFinite(lengthMs)) return limitSpan(maxMs, { startMs: 0, lengthMs, isLooping: false });
  const { introMs, roundMs, settledMs } = roundsOf(program, layout, maxMs);
  const startMs = introMs === 0 && roundMs <= maxMs ? settledMs : 0;
  return limitSpan(maxMs, { startMs, lengthMs: introMs + roundMs, isLooping: true });
}

function roundsOf(program: Program, layout: Layout, maxMs: number): Rounds {
  const { rounds, loopStartMs, loopMs, passMs } = scheduleOf(program);
  if (!Number.isFinite(rounds)) return { introMs: loopStartMs, roundMs: loopMs, settledMs: loopMs };
  const introMs = passMs + (rounds - 1) * loopMs;
  const last = program.steps.at(-1);
  const period = periodMs(last?.command ?? { type: 'off' }, geometryOf(layout));
  if (period === 0 || period > maxMs) return { introMs, roundMs: lastStepMs, settledMs: 0 };
  const roundMs = Math.ceil(lastStepMs / period) * period;
  return { introMs, roundMs, settledMs: Math.ceil((last?.transition ?? 0) / period) * period };
}

/** A program that is cut off loops, because stopping in the middle would look like its end. */
function limitSpan(maxMs: number, span: Omit<GifSpan, 'isCut'>): GifSpan {
  const isCut = span.lengthMs > maxMs;
  return isCut ? { ...span, lengthMs: maxMs, isLooping: true, isCut } : { ...span, isCut };
}
