import { filmLengthMs } from '#shared/animation/filmstrip';
import { scheduleOf, stepAt } from '#shared/animation/Schedule';
import type { Program } from '#shared/program/Program';

/** A program's time as it stands in one pass through its steps. */
export interface PassTime {
  readonly atMs: number;
  /** Once through all steps; a last step that stays counts nothing. */
  readonly passMs: number;
  /** It goes on for ever: it loops, or its last step stays. */
  readonly isEndless: boolean;
  /** Where this is on the program's filmstrip, which shows a few seconds of a step that stays, again and again. */
  readonly filmMs: number;
  /** The same, 0 to 1. */
  readonly share: number;
}

/** Where `ms` is in its pass. What has ended stands at its end. */
export function passTimeAt(program: Program, ms: number): PassTime {
  const { starts, passMs, lengthMs } = scheduleOf(program);
  const { index, localMs } = stepAt(program, ms);
  const isEndless = lengthMs === Infinity;
  const start = starts[index];
  const reachedMs = start === undefined ? passMs : start + localMs;
  const stays = program.steps.at(-1)?.duration === null;
  const atMs = stays ? reachedMs : Math.min(reachedMs, passMs);
  const lengthOfFilmMs = filmLengthMs(program);
  const isBeyondFilm = atMs > lengthOfFilmMs;
  const filmMs = isBeyondFilm ? passMs + ((atMs - passMs) % (lengthOfFilmMs - passMs)) : atMs;
  return { atMs, passMs, isEndless, filmMs, share: filmMs / lengthOfFilmMs };
}

/** All of it is played: it stands at its end for good. */
export function hasEnded(program: Program, ms: number): boolean {
  return ms >= scheduleOf(program).lengthMs;
}
