import type { LampAreaState } from '#shared/api/areas/lampArea';
import type { LightState } from '#shared/api/areas/stageArea';
import type { States } from '#shared/api/contract';
import type { Program } from '#shared/program/Program';
import { useStates, useView } from '../store/WindowStoreContext';

/** What the stage shows: what is on the lamp, what is being written, or what is looked at for a moment. */
export type StageContent =
  | { readonly kind: 'current'; readonly program: Program; readonly light: LightState }
  /** The steps that are complete so far; `since` tells one wish from another. */
  | { readonly kind: 'draft'; readonly program: Program; readonly since: number }
  /** What the built-in composer would make of the wish. */
  | { readonly kind: 'sketch'; readonly program: Program; readonly since: number }
  /** Another version, at the time the lamp is at, as long as its owner compares the two. */
  | { readonly kind: 'compared'; readonly program: Program; readonly light: LightState };

/** What is on the stage now. The first steps of the real thing take the place of the sketch. */
export function stageContentOf(
  { stage, wish }: Pick<States, 'stage' | 'wish'>,
  compared: Program | null,
): StageContent {
  if (compared) return { kind: 'compared', program: compared, light: stage.light };
  if (wish.phase === 'answering') {
    const { draft, sketch, since } = wish;
    if (draft) return { kind: 'draft', program: draft, since };
    if (sketch) return { kind: 'sketch', program: sketch, since };
  }
  return { kind: 'current', program: stage.program, light: stage.light };
}

/** What tells one show from another: a draft stays the same one while it grows. */
export function contentIdentityOf(shown: StageContent): Program | string {
  return 'since' in shown ? `${shown.kind} ${shown.since}` : shown.program;
}

/** True while the lamp is off and the stage shows it. */
export function isLampOff(shown: StageContent): boolean {
  return shown.kind === 'current' && shown.light.phase === 'off';
}

/** A lamp's report this far off is about what it played before. */
const maxReportDriftMs = 2000;

/**
 * Where the program on the lamp is in its own time, in ms; none while it is off. The lamp knows best where it is, but what it
 * said before `sinceMs` is about something else.
 */
export function programPositionMs(
  light: LightState,
  { state, report }: Pick<LampAreaState, 'state' | 'report'>,
  nowMs: number,
  sinceMs = -Infinity,
): number | undefined {
  if (light.phase === 'off') return undefined;
  if (light.phase === 'held') return light.atMs;
  const plannedMs = Math.max(nowMs - light.startedMs, 0);
  if (state.phase !== 'ready' || !report || report.atMs < sinceMs) return plannedMs;
  const reportedMs = report.programMs + nowMs - report.atMs;
  return Math.abs(reportedMs - plannedMs) <= maxReportDriftMs ? Math.max(reportedMs, 0) : plannedMs;
}

/** Something of what the stage shows; `select` gives the same object for the same show. */
export function useStageContent<Selected>(select: (shown: StageContent) => Selected): Selected {
  const compared = useView((view) => view.comparedProgram);
  return useStates((states) => select(stageContentOf(states, compared)));
}
