import type { Program } from '../program/Program';

/** A program and its start time, which preview and lamp both follow. The program is already softened. */
export interface Show {
  readonly program: Program;
  /** When it started, in ms since 1970. */
  readonly startedMs: number;
}

/** The program time of a show at `nowMs`, in ms. */
export function positionAt({ startedMs }: Show, nowMs: number): number {
  return Math.max(nowMs - startedMs, 0);
}
