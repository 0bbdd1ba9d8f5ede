import { z } from 'zod';
import { programSchema } from '../program/schema';

/** A program and when it began: what preview and lamp both go by. Made softened already. */
export const showSchema = z.object({
  program: programSchema,
  /** When its time was 0, in ms since 1970. */
  startedMs: z.number(),
});

export type Show = z.infer<typeof showSchema>;

/** Where a show is at a time, in ms. */
export function positionAt({ startedMs }: Show, nowMs: number): number {
  return Math.max(nowMs - startedMs, 0);
}
