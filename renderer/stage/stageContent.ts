import type { LampAreaState } from '#shared/api/areas/lampArea';
import type { LightState } from '#shared/api/areas/stageArea';
import type { States } from '#shared/api/contract';
import type { Program } from '#shared/program/Program';
import { useStates, useView } from '../store/WindowStoreContext';

/** What the stage shows: the program on the lamp, the one being written, or one held for comparison. */
export type StageContent =
  | { readonly kind: 'current'; readonly program: Program; readonly light: LightState }
  /** The finished steps so far; `since` distinguishes one wish from another. */
  | { readonly kind: 'draft'; readonly program: Program; readonly since: number }
  /** What the built-in composer would make of the wish. */
  | { readonly kind: 'sketch'; readonly program: Program; readonly since: number }
  /** Another version at the lamp's time, while Compare is held. */
  | { readonly kind: 'compared'; readonly program: Program; readonly light: LightState };

/** What the stage shows now. The first steps of the answer replace the sketch. */
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

/** The identity of the content: a draft keeps its identity while it grows. */
export function contentIdentityOf(content: StageContent): Program | string {
  return 'since' in content ? `${content.kind} ${content.since}` : content.program;
}

/** True while the stage shows that the lamp is off. */
export function isLampOff(content: StageContent): boolean {
  return content.kind === 'current' && content.light.phase === 'off';
}

/** A report further off than this is about an earlier program. */
const maxReportDriftMs = 2000;

/**
 * The program time on the lamp in ms; undefined while it is off. The lamp's report wins, unless it was made before
 * `sinceMs`, when the lamp played something else.
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

/** Selects from the content of the stage; `select` must return the same object for the same content. */
export function useStageContent<Selected>(select: (content: StageContent) => Selected): Selected {
  const compared = useView((view) => view.comparedProgram);
  return useStates((states) => select(stageContentOf(states, compared)));
}
