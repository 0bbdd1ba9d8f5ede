import type { Program } from '../program/Program';
import type { Entry, EntryOf } from './Entry';

/** A wish and the program it led to: by the model, the built-in composer or an instant edit. */
export interface Exchange {
  readonly wish: EntryOf<'wish'>;
  readonly answer: EntryOf<'reply'> | EntryOf<'edit'>;
  readonly program: Program;
  /** The first wish it stands for: its own, unless that took the place of an earlier one. */
  readonly place: number;
}

/**
 * The exchanges of a conversation, in the order of their answers. A wish that led to no program (a failure, a remark, a
 * restore) is none, and neither is one whose place a later wish took; of several takes the last one counts.
 */
export function exchanges(entries: readonly Entry[]): Exchange[] {
  const byPlace = new Map<number, Exchange>();
  const wishes = new Map<number, EntryOf<'wish'>>();
  const places = placesOf(entries);
  for (const entry of entries) {
    if (entry.type === 'wish') {
      wishes.set(entry.seq, entry);
    } else if (entry.type === 'reply' || entry.type === 'edit') {
      const wish = wishes.get(entry.to);
      const place = places.get(entry.to);
      if (!wish || place === undefined) continue;
      // Deleted first, so that another take moves to the end.
      byPlace.delete(place);
      byPlace.set(place, { wish, answer: entry, program: entry.program, place });
    }
  }
  return [...byPlace.values()];
}

/** For each wish the first one it stands for. */
export function placesOf(entries: readonly Entry[]): ReadonlyMap<number, number> {
  const places = new Map<number, number>();
  for (const entry of entries) {
    if (entry.type !== 'wish') continue;
    const { seq, instead = seq } = entry;
    places.set(seq, places.get(instead) ?? instead);
  }
  return places;
}

/** The exchange that set the scene: the one in the earliest place. */
export function firstExchange(all: readonly Exchange[]): Exchange | undefined {
  let first = all[0];
  for (const exchange of all) if (first && exchange.place < first.place) first = exchange;
  return first;
}
