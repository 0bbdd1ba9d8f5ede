import type { States } from '#shared/api/contract';
import type { Clock } from '../clock/Clock';
import type { Storage } from '../storage/Storage';
import type { Events } from './Events';
import { Throttle } from './Throttle';

/** While a conversation goes on the lists are read anew at most so often. */
const readEveryMs = 1000;

/** What the lists work with. */
export interface ListsDependencies {
  readonly storage: Storage;
  readonly events: Events;
  readonly clock: Clock;
  /** Something failed that nobody waits for. */
  readonly onFailure: (error: unknown) => void;
}

/** What the lists of conversations and saved programs show; read anew whenever something in them has changed. */
export class Lists {
  #conversations: States['conversations'] = [];
  #library: States['library'] = [];
  /** What has to be read anew. */
  readonly #stale = new Set<'conversations' | 'library'>();
  #isClosed = false;
  #reading: Promise<void> | undefined;
  readonly #soon: Throttle;

  constructor(private readonly parts: ListsDependencies) {
    this.#soon = new Throttle(
      parts.clock,
      readEveryMs,
      () => void this.refresh('conversations').catch(parts.onFailure),
    );
  }

  get conversations(): States['conversations'] {
    return this.#conversations;
  }

  get library(): States['library'] {
    return this.#library;
  }

  /** Reads a list, or both; resolves when it holds what there was when it was called, or later. */
  async refresh(...which: readonly ('conversations' | 'library')[]): Promise<void> {
    if (this.#isClosed) return;
    for (const list of which.length > 0 ? which : (['conversations', 'library'] as const))
      this.#stale.add(list);
    this.#reading ??= this.#read().finally(() => (this.#reading = undefined));
    await this.#reading;
  }

  /** Reads the list of conversations before long. */
  refreshSoon(): void {
    if (!this.#isClosed) this.#soon.request();
  }

  /** Reads no more; resolves when nothing is being read. */
  async close(): Promise<void> {
    this.#isClosed = true;
    this.#soon.cancel();
    await this.#reading;
  }

  async #read(): Promise<void> {
    const { storage, events } = this.parts;
    // What turns stale while it is read is read again.
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
