import type { Program } from '../program/schema';
import type { Entry, EntryOf } from './entry';

/** A wish and the program it led to: by the model, the built-in composer or an instant edit. */
export interface Exchange {
  readonly wish: EntryOf<'wish'>;
  readonly answer: EntryOf<'reply'> | EntryOf<'edit'>;
  readonly program: Program;
}

/**
 * The exchanges of a conversation, in the order of their answers. A wish that led to no program (a failure, a remark, a
 * restore) is none, and neither is one that a later wish replaced; of several takes the last one counts.
 */
export function exchanges(entries: readonly Entry[]): Exchange[] {
  const byWish = new Map<number, Exchange>();
  const wishes = new Map<number, EntryOf<'wish'>>();
  for (const entry of entries) {
    if (entry.type === 'wish') {
      wishes.set(entry.seq, entry);
    } else if (entry.type === 'reply' || entry.type === 'edit') {
      const wish = wishes.get(entry.to);
      if (!wish) continue;
      // Deleted first, so that another take moves to the end.
      byWish.delete(wish.seq);
      byWish.set(wish.seq, { wish, answer: entry, program: entry.program });
      if (wish.instead !== undefined) byWish.delete(wish.instead);
    }
  }
  return [...byWish.values()];
}

/** The exchange that set the scene: the one with the earliest wish. */
export function firstExchange(all: readonly Exchange[]): Exchange | undefined {
  let first = all[0];
  for (const exchange of all) if (first && exchange.wish.seq < first.wish.seq) first = exchange;
  return first;
}
