import { filmLengthMs } from '#shared/animation/filmstrip';
import { scheduleOf, stepAt } from '#shared/animation/Schedule';
import type { Program } from '#shared/program/Program';

/** A step on the timeline. */
export interface TimelineStep {
  readonly id: string;
  readonly startMs: number;
  readonly lengthMs: number;
  /** False after an endless loop. */
  readonly isReached: boolean;
}

/**
 * One pass through a program, as its filmstrip shows it. All times are times of the pass, in which the loop runs
 * once.
 */
export interface Timeline {
  readonly lengthMs: number;
  /** The last time that can be reached. */
  readonly lastMs: number;
  readonly steps: readonly TimelineStep[];
  /** The loop; `rounds` is `Infinity` for an endless one. */
  readonly loop: { readonly startMs: number; readonly lengthMs: number; readonly rounds: number } | undefined;
}

/** The timeline of a program. */
export function timelineOf(program: Program): Timeline {
  const { starts, loopStartMs, loopMs, rounds } = scheduleOf(program);
  const lengthMs = filmLengthMs(program);
  const isEndless = loopMs > 0 && rounds === Infinity;
  const loopEndMs = loopStartMs + loopMs;
  const stays = program.steps.at(-1)?.duration === null;
  return {
    lengthMs,
    // The exact end already belongs to what follows.
    lastMs: isEndless ? loopEndMs - 1 : stays ? lengthMs : Math.max(lengthMs - 1, 0),
    steps: program.steps.map(({ id }, index) => {
      const startMs = starts[index] ?? 0;
      const endMs = starts[index + 1] ?? lengthMs;
      return { id, startMs, lengthMs: endMs - startMs, isReached: !isEndless || startMs < loopEndMs };
    }),
    loop: loopMs > 0 ? { startMs: loopStartMs, lengthMs: loopMs, rounds } : undefined,
  };
}

/** The time at a share of the strip's width, limited to what can be reached. */
export function passMsAt({ lengthMs, lastMs }: Timeline, share: number): number {
  return Math.min(Math.max(Math.round(share * lengthMs), 0), lastMs);
}

/** The step at a time of the pass. */
export function stepAtPassMs({ steps }: Timeline, passMs: number): TimelineStep | undefined {
  return steps.findLast(({ startMs }) => startMs <= passMs) ?? steps[0];
}

/** The start of the next step, of the current one, or, shortly after its start, of the one before. */
export function adjacentStepStartMs(
  { steps, lastMs }: Timeline,
  passMs: number,
  direction: 'back' | 'forward',
): number {
  const starts = steps.map(({ startMs }) => startMs).filter((startMs) => startMs <= lastMs);
  if (direction === 'forward') return starts.find((startMs) => startMs > passMs) ?? lastMs;
  return starts.findLast((startMs) => startMs < passMs - justStartedMs) ?? 0;
}

/** Within this time after its start, “back” goes to the step before. */
const justStartedMs = 500;

/**
 * Converts a time of the pass to program time, within the round of the loop that `ms` is in: scrubbing inside a loop
 * does not change the round. In an endless loop only the first round matters, because nothing leads into it.
 */
export function programMsAt(program: Program, passMs: number, ms: number): number {
  const { loopStartMs, loopMs, rounds } = scheduleOf(program);
  if (loopMs === 0 || passMs < loopStartMs) return passMs;
  const { pass } = stepAt(program, ms);
  if (rounds === Infinity) return passMs + Math.min(pass, 1) * loopMs;
  const isBehindLoop = passMs >= loopStartMs + loopMs;
  return passMs + (isBehindLoop ? rounds - 1 : Math.min(pass, rounds - 1)) * loopMs;
}

/** A moment that represents the program: the middle of its longest reachable step. */
export function representativeMs(program: Program): number {
  const steps = timelineOf(program).steps.filter(({ isReached }) => isReached);
  const longest = steps.reduce<TimelineStep | undefined>(
    (best, step) => (best && best.lengthMs >= step.lengthMs ? best : step),
    undefined,
  );
  return longest ? programMsAt(program, Math.floor(longest.startMs + longest.lengthMs / 2), 0) : 0;
}

/** The time that a key moves to; undefined for other keys. */
export function keyTargetMs(timeline: Timeline, passMs: number, key: string): number | undefined {
  const within = (ms: number) => Math.min(Math.max(ms, 0), timeline.lastMs);
  switch (key) {
    case 'ArrowLeft':
    case 'ArrowDown':
      return within(passMs - keyStepMs);
    case 'ArrowRight':
    case 'ArrowUp':
      return within(passMs + keyStepMs);
    case 'PageUp':
      return adjacentStepStartMs(timeline, passMs, 'forward');
    case 'PageDown':
      return adjacentStepStartMs(timeline, passMs, 'back');
    case 'Home':
      return 0;
    case 'End':
      return timeline.lastMs;
    default:
      return undefined;
  }
}

const keyStepMs = 1000;
