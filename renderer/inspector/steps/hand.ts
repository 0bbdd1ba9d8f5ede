import type { States } from '#shared/api/contract';
import type { Entry } from '#shared/conversation/entry';
import type { Program } from '#shared/program/schema';
import { versionOnShow } from '../../store/selectors';

/**
 * What the Steps tab holds: a version of the conversation, the welcome light, what is being written (its steps so far, or
 * none yet), or the test pattern, which is nobody's to change.
 */
export type HandPhase = 'version' | 'welcome' | 'draft' | 'awaited' | 'test';

/** What is in hand, in a word. */
export function handPhase({ stage, wish }: States): HandPhase {
  if (stage.source.type === 'reply') return 'draft';
  if (wish.phase === 'answering') return wish.draft ? 'draft' : 'awaited';
  return stage.source.type;
}

/** The program in hand as it is written, not as it is softened for the lamp; none while the test pattern shows. */
export function programInHand(states: States): Program | undefined {
  const { stage, wish, conversation } = states;
  if (wish.phase === 'answering' && wish.draft) return wish.draft;
  if (stage.source.type === 'test') return undefined;
  const seq = versionOnShow(states);
  return (seq === undefined ? undefined : programOf(conversation.entries, seq)) ?? stage.program;
}

function programOf(entries: readonly Entry[], seq: number): Program | undefined {
  const entry = entries.findLast((each) => each.seq === seq);
  return entry && 'program' in entry ? entry.program : undefined;
}
