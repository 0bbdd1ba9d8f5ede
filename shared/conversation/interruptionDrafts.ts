import type { Entry, EntryDraft, EntryOf } from './Entry';

/**
 * The entries to add if the app ended while the last wish was being answered: they mark it as stopped. So every wish
 * has an outcome from which it can be retried; remarks and controls need none.
 */
export function interruptionDrafts(entries: readonly Entry[]): EntryDraft[] {
  const at = entries.findLastIndex(({ type }) => type === 'wish');
  const wish = entries[at];
  if (wish?.type !== 'wish') return [];
  const intent = wish.reading?.intent;
  if (intent === 'remark' || intent === 'control') return [];
  const isGoingBack = intent === 'undo' || intent === 'redo' || intent === 'restore';
  const isSettled = entries
    .slice(at)
    .some((entry) => (isAnswer(entry) && entry.to === wish.seq) || (isGoingBack && entry.type === 'restore'));
  if (isSettled) return [];
  const message = 'Lampwright ended before this was answered.';
  return [{ type: 'failure', to: wish.seq, code: 'STOPPED', message }];
}

function isAnswer(entry: Entry): entry is EntryOf<'reply'> | EntryOf<'edit'> | EntryOf<'failure'> {
  return entry.type === 'reply' || entry.type === 'edit' || entry.type === 'failure';
}
