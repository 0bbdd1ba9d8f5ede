import { stampEntries, type Entry, type EntryDraft, type Reading } from '../../conversation/Entry';
import { versionHistory } from '../../conversation/versionHistory';
import type { Program } from '../../program/Program';

/** A turn of a conversation that is known only by what was said and shown. */
export interface PastTurn {
  readonly user: string;
  readonly program?: Program | undefined;
  /** How it was read, if that is known: going back and forth moves what is on show. */
  readonly intent?: Reading['intent'] | undefined;
}

/** The log that such turns would have left. */
export function historyEntries(turns: readonly PastTurn[]): Entry[] {
  const entries: Entry[] = [];
  const append = (drafts: readonly EntryDraft[]) => entries.push(...stampEntries(entries, drafts, 0));
  for (const { user, program, intent } of turns) {
    const reading = intent && { intent, confidence: 1, because: '' };
    append([{ type: 'wish', text: user.slice(0, 1000) || '…', ...(reading && { reading }) }]);
    const to = entries.at(-1)?.seq ?? 0;
    const { past, future } = versionHistory(entries);
    if (program) append([{ type: 'reply', to, engine: 'model', program, repairs: [] }]);
    else if (intent === 'undo' && past.at(-1))
      append([{ type: 'restore', to: past.at(-1)?.seq ?? 0, how: 'undo' }]);
    else if (intent === 'redo' && future.at(-1))
      append([{ type: 'restore', to: future.at(-1)?.seq ?? 0, how: 'redo' }]);
  }
  return entries;
}
