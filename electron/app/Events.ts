import { areaNames, type ApiEvent, type AreaName, type StateEvent } from '#shared/api/contract';
import type { Entry } from '#shared/conversation/Entry';

/** Reads the current state of each area. */
export type StateReaders = { readonly [Area in AreaName]: () => Extract<StateEvent, { area: Area }> };

type Listener = (event: ApiEvent) => void;

/** Sends changes to the windows. Holds no state itself: it reads an area's state from its owner when it is sent. */
export class Events {
  readonly #listeners = new Set<Listener>();
  #readers: StateReaders | undefined;

  /** A listener that throws is removed, and its error goes to `onFault`. */
  constructor(private readonly onFault: (error: unknown) => void) {}

  /** Must be called before `subscribe`. */
  start(readers: StateReaders): void {
    this.#readers = readers;
  }

  /** Sends the full state of every area at once, then every change in order, until the returned function is called. */
  subscribe(listener: Listener): () => void {
    const readers = this.#readers;
    if (!readers) throw new Error('Events.start must be called before subscribe.');
    for (const area of areaNames) listener(readers[area]());
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  /** Sends the area's new state to all listeners. */
  changed(area: AreaName): void {
    if (this.#readers && this.#listeners.size > 0) this.#emit(this.#readers[area]());
  }

  /** Sends the entries added to a conversation to all listeners. */
  appended(appendedTo: string, entries: readonly Entry[]): void {
    this.#emit({ appendedTo, entries });
  }

  #emit(event: ApiEvent): void {
    for (const listener of this.#listeners) {
      try {
        listener(event);
      } catch (error) {
        // A failing listener is dropped; the others still get the event.
        this.#listeners.delete(listener);
        this.onFault(error);
      }
    }
  }
}
