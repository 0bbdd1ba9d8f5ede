import { periodMs } from '#shared/animation/flashes/turnRates';
import { geometryOf } from '#shared/animation/Geometry';
import { scheduleOf } from '#shared/animation/Schedule';
import type { Layout } from '#shared/lamp/Layout';
import type { Program } from '#shared/program/Program';

/** How much is shown of a last step that stays, at least. */
const lastStepMs = 4000;

/** The part of a program that a GIF shows. */
export interface GifSpan {
  readonly startMs: number;
  readonly lengthMs: number;
  /** False when the program ends by itself: the GIF then plays once, up to what stays on. */
  readonly isLooping: boolean;
  /** True when the program has more to show than `maxMs`. */
  readonly isCut: boolean;
}

/** What happens before a program repeats itself, and how long a round takes then. */
interface Rounds {
  readonly introMs: number;
  readonly roundMs: number;
  /** From when on each round is like the one before; the first is faded into from black. */
  readonly settledMs: number;
}

/**
 * What a GIF of a program shows: all of it when it ends by itself, else up to the end of the first round; at most `maxMs`.
 * What repeats from the very beginning is shown from a later round on, which is faded into as all others are: the GIF has no
 * seam then.
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

/** What is cut off before its end starts again: to stop in the middle would look like an end. */
function limitSpan(maxMs: number, span: Omit<GifSpan, 'isCut'>): GifSpan {
  const isCut = span.lengthMs > maxMs;
  return isCut ? { ...span, lengthMs: maxMs, isLooping: true, isCut } : { ...span, isCut };
}
