import type { States } from '#shared/api/contract';
import type { Program } from '#shared/program/Program';
import type { WindowStoreState } from '../../store/createWindowStore';
import { programOnShow } from '../../store/selectors';

/**
 * What the Steps tab shows: a version of the conversation, the welcome light, an answer being written (its steps so
 * far, or none yet), or the test pattern, which cannot be edited.
 */
export type StepsPhase = 'version' | 'welcome' | 'draft' | 'awaited' | 'test';

/** What the tab shows. */
export function stepsPhase({ stage, wish }: States): StepsPhase {
  if (stage.source.type === 'reply') return 'draft';
  if (wish.phase === 'answering') return wish.draft ? 'draft' : 'awaited';
  return stage.source.type;
}

/** The program of the tab as written, not as softened for the lamp; undefined while the test pattern is shown. */
export function programInSteps(states: States): Program | undefined {
  const { stage, wish } = states;
  if (wish.phase === 'answering' && wish.draft) return wish.draft;
  return stage.source.type === 'test' ? undefined : programOnShow(states);
}

/** True while the program is read-only: an answer is being written, or the app cannot be reached. */
export function areStepsReadOnly(state: WindowStoreState): boolean {
  if (state.phase !== 'ready' || state.connection.phase !== 'open') return true;
  const phase = stepsPhase(state.states);
  return phase === 'draft' || phase === 'awaited' || phase === 'test';
}
