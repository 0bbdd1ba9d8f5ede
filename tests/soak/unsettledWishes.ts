import type { Entry, EntryOf } from '#shared/conversation/Entry';

/**
 * The wishes of a conversation of which nobody can say what became: no program, no failure with a sentence, no version
 * shown again where that was wished for. What is done without any of these (a remark, a control) was answered when it was said.
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
