import type { Entry } from '#shared/conversation/entry';
import { exchanges, type Exchange } from '#shared/conversation/exchanges';
import { isLasting, notes, type Note } from '#shared/conversation/notes';

/** A wish about to be sent, and the log before it. */
interface Asked {
  readonly before: readonly Entry[];
  readonly wish: { readonly instead?: number | undefined };
}

/** The exchanges that count for a wish: all but the one it replaces. */
export function exchangesFor({ before, wish }: Asked): Exchange[] {
  return exchanges(before).filter((exchange) => exchange.wish.seq !== wish.instead);
}

/** The notes that count for a wish: lasting ones, and the model's on the takes that count. */
export function notesFor(asked: Asked): Note[] {
  const answers = new Map(exchangesFor(asked).map(({ wish, answer }) => [wish.seq, answer.seq]));
  return notes(asked.before).filter(
    (note) => isLasting(note) || note.seq > (answers.get(note.to ?? 0) ?? Infinity),
  );
}
