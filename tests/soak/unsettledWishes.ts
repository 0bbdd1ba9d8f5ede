import type { Entry, EntryOf } from '#shared/conversation/Entry';

/**
 * The wishes of a conversation that have no outcome: no program, no failure, and no restored version for an undo, redo or
 * restore. A remark or a control needs none: the app answers it when it is sent.
 */
export function unsettledWishes(entries: readonly Entry[]): EntryOf<'wish'>[] {
  const answered = new Set(
    entries.flatMap((entry) =>
      entry.type === 'reply' || entry.type === 'edit' || entry.type === 'failure' ? [entry.to] : [],
    ),
  );
  return entries.flatMap((entry, at) => {
    if (entry.type !== 'wish' || answered.has(entry.seq)) return [];
    const intent = entry.reading?.intent;
    if (intent === 'remark' || intent === 'control') return [];
    if (intent !== 'undo' && intent !== 'redo' && intent !== 'restore') return [entry];
    const next = entries.slice(at + 1).find(({ type }) => type === 'wish' || type === 'restore');
    return next?.type === 'restore' ? [] : [entry];
  });
}
