import type { Program } from '../../program/schema';
import type { Entry, EntryOf } from '../entry';
import { exchanges, firstExchange, type Exchange } from '../exchanges';
import { notes, type Note } from '../notes';
import { promptOf } from '../prompts';
import { currentProgram } from '../versions';

/** What the prompt is made from, derived from the log. */
export interface Story {
  readonly systemPrompt: string | undefined;
  readonly exchanges: readonly Exchange[];
  /** The exchange that set the scene. */
  readonly first: Exchange | undefined;
  readonly notes: readonly Note[];
  readonly current: Program | undefined;
  /** The last compaction. */
  readonly compaction: EntryOf<'compaction'> | undefined;
}

export function storyOf(entries: readonly Entry[]): Story {
  const all = exchanges(entries);
  return {
    systemPrompt: promptOf(entries, 'programmer'),
    exchanges: all,
    first: firstExchange(all),
    notes: notes(entries),
    current: currentProgram(entries),
    compaction: entries.findLast((entry) => entry.type === 'compaction'),
  };
}

/** The model's note on an exchange; of several takes, the last one's. */
export function noteOf({ wish }: Exchange, all: readonly Note[]): Note | undefined {
  return all.findLast(({ origin, to }) => origin === 'model' && to === wish.seq);
}
