import { filmLengthMs } from '#shared/animation/filmstrip';
import { scheduleOf, stepAt } from '#shared/animation/Schedule';
import type { Program } from '#shared/program/Program';

/** A step as it lies on the timeline. */
export interface TimelineStep {
  readonly id: string;
  readonly startMs: number;
  readonly lengthMs: number;
  /** False behind a loop that never ends. */
  readonly isReached: boolean;
}

/** One pass through a program, as its filmstrip shows it. All times are those of the pass: the loop is gone through once. */
export interface Timeline {
  readonly lengthMs: number;
  /** The last time one can go to. */
  readonly lastMs: number;
  readonly steps: readonly TimelineStep[];
  /** What repeats; `rounds` is `Infinity` for ever. */
  readonly loop: { readonly startMs: number; readonly lengthMs: number; readonly rounds: number } | undefined;
}

/** A program laid out in time. */
export function timelineOf(program: Program): Timeline {
  const { starts, loopStartMs, loopMs, rounds } = scheduleOf(program);
  const lengthMs = filmLengthMs(program);
  const isEndless = loopMs > 0 && rounds === Infinity;
  const loopEndMs = loopStartMs + loopMs;
  const stays = program.steps.at(-1)?.duration === null;
  return {
    lengthMs,
    // The very end belongs to what comes next.
    lastMs: isEndless ? loopEndMs - 1 : stays ? lengthMs : Math.max(lengthMs - 1, 0),
    steps: program.steps.map(({ id }, index) => {
      const startMs = starts[index] ?? 0;
      const endMs = starts[index + 1] ?? lengthMs;
      return { id, startMs, lengthMs: endMs - startMs, isReached: !isEndless || startMs < loopEndMs };
    }),
    loop: loopMs > 0 ? { startMs: loopStartMs, lengthMs: loopMs, rounds } : undefined,
  };
}

/** The time of the pass at a place on the strip, as far as one can go. */
export function passMsAt({ lengthMs, lastMs }: Timeline, share: number): number {
  return Math.min(Math.max(Math.round(share * lengthMs), 0), lastMs);
}

/** The step that is on at a time of the pass. */
export function stepAtPassMs({ steps }: Timeline, passMs: number): TimelineStep | undefined {
  return steps.findLast(({ startMs }) => startMs <= passMs) ?? steps[0];
}

/** Where a step begins: the next one, or this one, or the one before when this one has only just begun. */
export function adjacentStepStartMs({ steps, lastMs }: Timeline, passMs: number, way: 'back' | 'on'): number {
  const starts = steps.map(({ startMs }) => startMs).filter((startMs) => startMs <= lastMs);
  if (way === 'on') return starts.find((startMs) => startMs > passMs) ?? lastMs;
  return starts.findLast((startMs) => startMs < passMs - justBegunMs) ?? 0;
}

/** A step that is on for no longer than this has only just begun. */
const justBegunMs = 500;

/**
 * The program's own time for a time of its pass, in the round of the loop that `ms` is in: going back and forth inside a loop
 * takes no rounds off it. A loop without end has no round that matters, but for the first, which nothing leads into.
 */
export function programMsAt(program: Program, passMs: number, ms: number): number {
  const { loopStartMs, loopMs, rounds } = scheduleOf(program);
  if (loopMs === 0 || passMs < loopStartMs) return passMs;
  const { pass } = stepAt(program, ms);
  if (rounds === Infinity) return passMs + Math.min(pass, 1) * loopMs;
  const isBehindLoop = passMs >= loopStartMs + loopMs;
  return passMs + (isBehindLoop ? rounds - 1 : Math.min(pass, rounds - 1)) * loopMs;
}

/** A time of the program at which one sees what it is: the middle of its longest step that is ever reached. */
export function representativeMs(program: Program): number {
  const steps = timelineOf(program).steps.filter(({ isReached }) => isReached);
  const longest = steps.reduce<TimelineStep | undefined>(
    (best, step) => (best && best.lengthMs >= step.lengthMs ? best : step),
    undefined,
  );
  return longest ? programMsAt(program, Math.floor(longest.startMs + longest.lengthMs / 2), 0) : 0;
}

/** Where a key takes the time of the pass; nothing for a key that means nothing here. */
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
      return adjacentStepStartMs(timeline, passMs, 'on');
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
