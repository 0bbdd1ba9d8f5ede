import type { Program } from '../program/Program';

/** A program and when it began: what preview and lamp both go by. The program is softened already. */
export interface Show {
  readonly program: Program;
  /** When its time was 0, in ms since 1970. */
  readonly startedMs: number;
}

/** Where a show is at a time, in ms. */
export function positionAt({ startedMs }: Show, nowMs: number): number {
  return Math.max(nowMs - startedMs, 0);
}
