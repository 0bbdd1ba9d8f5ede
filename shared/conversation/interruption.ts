import type { Entry, EntryDraft } from './entry';

/**
 * What a conversation lacks whose last wish was still being answered when the app ended: that it was stopped. Every wish has an
 * outcome by which it can be tried again; remarks and controls are over once they are said.
 */
export function interruptionDrafts(entries: readonly Entry[]): EntryDraft[] {
  const at = entries.findLastIndex(({ type }) => type === 'wish');
  const wish = entries[at];
  if (wish?.type !== 'wish') return [];
  const intent = wish.reading?.intent;
  if (intent === 'remark' || intent === 'control' || entries.slice(at).some(isOutcome)) return [];
  const message = 'Lampwright ended before this was answered.';
  return [{ type: 'failure', to: wish.seq, code: 'STOPPED', message }];
}

function isOutcome({ type }: Entry): boolean {
  return type === 'reply' || type === 'edit' || type === 'restore' || type === 'failure';
}
