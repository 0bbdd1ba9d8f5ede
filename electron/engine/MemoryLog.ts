import { stampEntries, type Entry, type EntryDraft } from '#shared/conversation/Entry';
import type { EntryLog } from './AnswerDependencies';

/** A conversation log in memory only: for a single wish from the terminal, or for tests. */
export class MemoryLog implements EntryLog {
  readonly entries: Entry[] = [];

  constructor(
    entries: readonly Entry[] = [],
    private readonly now: () => number = Date.now,
  ) {
    this.entries.push(...entries);
  }

  append(...drafts: EntryDraft[]): Promise<readonly Entry[]> {
    const added = stampEntries(this.entries, drafts, this.now());
    this.entries.push(...added);
    return Promise.resolve(added);
  }
}
