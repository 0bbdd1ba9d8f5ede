import type { States } from '#shared/api/contract';
import type { Clock } from '../clock/Clock';
import type { Storage } from '../storage/Storage';
import type { Events } from './Events';
import { Throttle } from './Throttle';

/** `refreshSoon` reads the list of conversations at most this often. */
const readEveryMs = 1000;

/** What `Lists` needs. */
export interface ListsDependencies {
  readonly storage: Storage;
  readonly events: Events;
  readonly clock: Clock;
  /** Called when a reading requested by `refreshSoon` fails. */
  readonly onFailure: (error: unknown) => void;
}

/** The lists of conversations and of saved programs, read again from storage whenever they have changed. */
export class Lists {
  #conversations: States['conversations'] = [];
  #library: States['library'] = [];
  /** The lists that must be read again. */
  readonly #stale = new Set<'conversations' | 'library'>();
  #isClosed = false;
  #reading: Promise<void> | undefined;
  readonly #throttle: Throttle;

  constructor(private readonly deps: ListsDependencies) {
    this.#throttle = new Throttle(
      deps.clock,
      readEveryMs,
      () => void this.refresh('conversations').catch(deps.onFailure),
    );
  }

  get conversations(): States['conversations'] {
    return this.#conversations;
  }

  get library(): States['library'] {
    return this.#library;
  }

  /** Reads the named lists again, or both. When it resolves, they are at least as new as the moment of the call. */
  async refresh(...which: readonly ('conversations' | 'library')[]): Promise<void> {
    if (this.#isClosed) return;
    for (const list of which.length > 0 ? which : (['conversations', 'library'] as const))
      this.#stale.add(list);
    this.#reading ??= this.#read().finally(() => (this.#reading = undefined));
    await this.#reading;
  }

  /** Reads the list of conversations again, within a second. */
  refreshSoon(): void {
    if (!this.#isClosed) this.#throttle.request();
  }

  /** Ends all reading; resolves when the current one is finished. */
  async close(): Promise<void> {
    this.#isClosed = true;
    this.#throttle.cancel();
    await this.#reading;
  }

  async #read(): Promise<void> {
    const { storage, events } = this.deps;
    // A list that becomes stale during the reading is read again.
    while (this.#stale.size > 0) {
      if (this.#stale.delete('conversations')) {
        this.#conversations = await storage.conversations.list();
        events.changed('conversations');
      }
      if (this.#stale.delete('library')) {
        this.#library = await storage.library.list();
        events.changed('library');
      }
    }
  }
}
