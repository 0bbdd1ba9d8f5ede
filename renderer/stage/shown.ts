import type { LampAreaState } from '#shared/api/areas/lamp';
import type { Light } from '#shared/api/areas/stage';
import type { States } from '#shared/api/contract';
import type { Program } from '#shared/program/schema';

/** What the stage shows: what is on the lamp, or what is being written. */
export type Shown =
  | { readonly kind: 'current'; readonly program: Program; readonly light: Light }
  /** The steps that are complete so far; `since` tells one wish from another. */
  | { readonly kind: 'draft'; readonly program: Program; readonly since: number }
  /** What the built-in composer would make of the wish. */
  | { readonly kind: 'sketch'; readonly program: Program; readonly since: number };

/** What is on the stage now. The first steps of the real thing take the place of the sketch. */
export function shownOf({ stage, wish }: Pick<States, 'stage' | 'wish'>): Shown {
  if (wish.phase === 'answering') {
    const { draft, sketch, since } = wish;
    if (draft) return { kind: 'draft', program: draft, since };
    if (sketch) return { kind: 'sketch', program: sketch, since };
  }
  return { kind: 'current', program: stage.program, light: stage.light };
}

/** A lamp's report this far off is about what it played before. */
const farthestOffMs = 2000;

/** Where the program on the lamp is in its own time, in ms; none while it is off. The lamp knows best where it is. */
export function positionMs(
  light: Light,
  { state, report }: Pick<LampAreaState, 'state' | 'report'>,
  nowMs: number,
): number | undefined {
  if (light.phase === 'off') return undefined;
  if (light.phase === 'held') return light.atMs;
  const plannedMs = Math.max(nowMs - light.startedMs, 0);
  if (state.phase !== 'ready' || !report) return plannedMs;
  const reportedMs = report.programMs + nowMs - report.atMs;
  return Math.abs(reportedMs - plannedMs) <= farthestOffMs ? Math.max(reportedMs, 0) : plannedMs;
}
