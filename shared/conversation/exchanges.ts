import type { Program } from '../program/Program';
import type { Entry, EntryOf } from './Entry';

/** A wish and the program it led to: by the model, the built-in composer or an instant edit. */
export interface Exchange {
  readonly wish: EntryOf<'wish'>;
  readonly answer: EntryOf<'reply'> | EntryOf<'edit'>;
  readonly program: Program;
  /** The number of its wish, or of the first wish if this one replaced an earlier one. */
  readonly place: number;
}

/**
 * The exchanges of a conversation, in the order of their answers. Wishes without a program (failures, remarks,
 * restores) and replaced wishes are left out; if a wish was answered several times, the last answer counts.
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

/** For each wish, the number of the first wish in its chain of replacements. */
export function placesOf(entries: readonly Entry[]): ReadonlyMap<number, number> {
  const places = new Map<number, number>();
  for (const entry of entries) {
    if (entry.type !== 'wish') continue;
    const { seq, replaces = seq } = entry;
    places.set(seq, places.get(replaces) ?? replaces);
  }
  return places;
}

/** The exchange that started the scene: the one with the lowest `place`. */
export function firstExchange(all: readonly Exchange[]): Exchange | undefined {
  let first = all[0];
  for (const exchange of all) if (first && exchange.place < first.place) first = exchange;
  return first;
}
