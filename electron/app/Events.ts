import { areaNames, type ApiEvent, type AreaName, type StateEvent } from '#shared/api/contract';
import type { Entry } from '#shared/conversation/Entry';

/** How the state of each area is told. */
export type StateReaders = { readonly [Area in AreaName]: () => Extract<StateEvent, { area: Area }> };

type Listener = (event: ApiEvent) => void;

/** Tells windows what has changed. The states themselves stay with those who own them. */
export class Events {
  readonly #listeners = new Set<Listener>();
  #readers: StateReaders | undefined;

  /** `onFault` is told of a listener that failed; it is not told anything any more. */
  constructor(private readonly onFault: (error: unknown) => void) {}

  /** From now on windows may listen. */
  start(tellers: StateReaders): void {
    this.#readers = tellers;
  }

  /** Tells the whole state of every area at once, then whatever changes, in order. */
  subscribe(listener: Listener): () => void {
    const tellers = this.#readers;
    if (!tellers) throw new Error('Nobody may listen before there is something to tell.');
    for (const area of areaNames) listener(tellers[area]());
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  /** The state of an area is another one now. */
  changed(area: AreaName): void {
    if (this.#readers && this.#listeners.size > 0) this.#emit(this.#readers[area]());
  }

  /** Entries were added to a conversation. */
  appended(appendedTo: string, entries: readonly Entry[]): void {
    this.#emit({ appendedTo, entries });
  }

  #emit(event: ApiEvent): void {
    for (const listener of this.#listeners) {
      try {
        listener(event);
      } catch (error) {
        // What happened has happened, and the others have to hear of it.
        this.#listeners.delete(listener);
        this.onFault(error);
      }
    }
  }
}
