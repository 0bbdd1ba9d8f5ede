import { areaNames, type ApiEvent, type AreaName, type StateEvent } from '#shared/api/contract';
import type { Entry } from '#shared/conversation/entry';

/** How the state of each area is told. */
export type Tellers = { readonly [Area in AreaName]: () => Extract<StateEvent, { area: Area }> };

/** Tells windows what has changed. The states themselves stay with those who own them. */
export class Events {
  readonly #listeners = new Set<(event: ApiEvent) => void>();
  #tellers: Tellers | undefined;

  /** From now on windows may listen. */
  begin(tellers: Tellers): void {
    this.#tellers = tellers;
  }

  /** Tells the whole state of every area at once, then whatever changes, in order. */
  subscribe(listener: (event: ApiEvent) => void): () => void {
    const tellers = this.#tellers;
    if (!tellers) throw new Error('Nobody may listen before there is something to tell.');
    for (const area of areaNames) listener(tellers[area]());
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  /** The state of an area is another one now. */
  changed(area: AreaName): void {
    if (this.#tellers && this.#listeners.size > 0) this.#tell(this.#tellers[area]());
  }

  /** Entries were added to a conversation. */
  appended(appendedTo: string, entries: readonly Entry[]): void {
    this.#tell({ appendedTo, entries });
  }

  #tell(event: ApiEvent): void {
    for (const listener of this.#listeners) listener(event);
  }
}
