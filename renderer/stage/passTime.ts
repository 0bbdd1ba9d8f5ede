import { filmLengthMs } from '#shared/animation/filmstrip';
import { scheduleOf, stepAt } from '#shared/animation/Schedule';
import type { Program } from '#shared/program/Program';

/** A position in one pass through a program's steps. */
export interface PassTime {
  readonly atMs: number;
  /** The length of a pass; a last step that stays counts as zero. */
  readonly passMs: number;
  /** It never ends: it loops, or its last step stays. */
  readonly isEndless: boolean;
  /** The position on the filmstrip, which repeats a few seconds of a step that stays. */
  readonly filmMs: number;
  /** The same as a share from 0 to 1. */
  readonly share: number;
}

/** The position of `ms` in its pass. After the end of the program it is the end of the pass. */
export function passTimeAt(program: Program, ms: number): PassTime {
  const { starts, passMs, lengthMs } = scheduleOf(program);
  const { index, localMs } = stepAt(program, ms);
  const isEndless = lengthMs === Infinity;
  const start = starts[index];
  const reachedMs = start === undefined ? passMs : start + localMs;
  const stays = program.steps.at(-1)?.duration === null;
  const atMs = stays ? reachedMs : Math.min(reachedMs, passMs);
  const wholeFilmMs = filmLengthMs(program);
  const isBeyondFilm = atMs > wholeFilmMs;
  const filmMs = isBeyondFilm ? passMs + ((atMs - passMs) % (wholeFilmMs - passMs)) : atMs;
  return { atMs, passMs, isEndless, filmMs, share: filmMs / wholeFilmMs };
}

/** Whether the program has ended at `ms`. */
export function hasEnded(program: Program, ms: number): boolean {
  return ms >= scheduleOf(program).lengthMs;
}
