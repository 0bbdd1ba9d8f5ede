import type { EntryDraft } from '#shared/conversation/Entry';
import type { Operation } from '#shared/program/edit/Operation';
import { conversationItems, type ConversationItem } from '../../../renderer/store/conversationItems';
import { logOf, programOf } from '../sampleStates';

export const storm = programOf('Storm');
export const calm = programOf('Calm', '#0000FF');
/** A model's reply, without the wish it answers. */
export const reply = { type: 'reply' as const, engine: 'model' as const, program: storm, repairs: [] };
/** An operation that can be taken back. */
export const longer: Operation = { kind: 'stretch', times: 2 };

/** An instant edit with an operation for each of its changes. */
export const editOf = (to: number, ...changes: string[]): EntryDraft => ({
  type: 'edit',
  to,
  program: calm,
  changes,
  operations: changes.map(() => longer),
});

/** A wish; perhaps in place of another. */
export const wishOf = (text: string, replaces?: number): EntryDraft => ({
  type: 'wish',
  text,
  ...(replaces !== undefined && { replaces }),
});

/** The items of a conversation in short: their kind, and their entries. */
export function shapeOf(items: readonly ConversationItem[]): string[] {
  return items.map((item) =>
    item.type === 'run'
      ? `run ${item.versions.map(({ seq }) => seq).join('+')}`
      : `${item.type} ${item.seq}${item.type === 'wish' && item.isFoldedIntoRun ? ' folded' : ''}`,
  );
}

/** The items of a log, in short. */
export const shapeOfLog = (...drafts: EntryDraft[]) => shapeOf(conversationItems(logOf(...drafts)));
