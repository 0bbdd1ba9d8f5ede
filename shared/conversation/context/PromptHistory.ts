import type { Program } from '../../program/Program';
import type { Entry, EntryOf } from '../Entry';
import { exchanges, firstExchange, placesOf, type Exchange } from '../exchanges';
import { isLasting, notes, type Note } from '../notes';
import { promptOf } from '../promptOf';
import { programBefore } from '../versionHistory';

/** The history the prompt is built from, derived from the log. */
export interface PromptHistory {
  readonly systemPrompt: string | undefined;
  readonly exchanges: readonly Exchange[];
  /** The exchange that started the scene. */
  readonly first: Exchange | undefined;
  /** The notes in force, without the model's notes on replaced wishes and answers. */
  readonly notes: readonly Note[];
  /** The numbers of the wishes that were sent to the model, answered or not. */
  readonly sentWishes: readonly number[];
  /** The program the wish starts from. */
  readonly current: Program | undefined;
  /** True if `current` is an earlier version that was restored. */
  readonly isRestored: boolean;
  /** The last compaction. */
  readonly compaction: EntryOf<'compaction'> | undefined;
}

/**
 * The history of a log. For a wish that replaces an earlier one (`replaces`), that exchange is left out and the
 * history starts from the program before it.
 */
export function promptHistoryOf(entries: readonly Entry[], replaces = Infinity): PromptHistory {
  const before = entries.filter(({ seq }) => seq < replaces);
  const replaced = placesOf(entries).get(replaces);
  const all = exchanges(entries).filter(({ place }) => place !== replaced);
  const answers = new Map(all.map(({ wish, answer }) => [wish.seq, answer.seq]));
  const belongs = ({ to, seq }: Note) => to !== undefined && seq > (answers.get(to) ?? Infinity);
  return {
    systemPrompt: promptOf(entries, 'programmer'),
    exchanges: all,
    first: firstExchange(all),
    notes: notes(entries).filter((note) => isLasting(note) || belongs(note)),
    sentWishes: entries.flatMap((entry) =>
      entry.type === 'wish' && entry.sent !== undefined ? [entry.seq] : [],
    ),
    current: programBefore(entries, replaces),
    isRestored:
      before.findLast((entry) => entry.type === 'restore' || 'program' in entry)?.type === 'restore',
    compaction: entries.findLast((entry) => entry.type === 'compaction'),
  };
}

/** The model's note on an exchange. */
export function noteOf({ wish }: Exchange, all: readonly Note[]): Note | undefined {
  return all.find((note) => !isLasting(note) && note.to === wish.seq);
}
