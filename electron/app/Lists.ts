import type { States } from '#shared/api/contract';
import type { Storage } from '../storage/Storage';
import type { Events } from './Events';

/** What the lists of conversations and saved programs show; read anew whenever something in them has changed. */
export class Lists {
  #conversations: States['conversations'] = [];
  #library: States['library'] = [];
  #isStale = false;
  #reading: Promise<void> | undefined;

  constructor(
    private readonly storage: Storage,
    private readonly events: Events,
  ) {}

  get conversations(): States['conversations'] {
    return this.#conversations;
  }

  get library(): States['library'] {
    return this.#library;
  }

  /** Reads both lists; resolves when they hold what there was when it was called, or later. */
  async refresh(): Promise<void> {
    this.#isStale = true;
    this.#reading ??= this.#read().finally(() => (this.#reading = undefined));
    await this.#reading;
  }

  /** Resolves when nothing is being read. */
  async settle(): Promise<void> {
    await this.#reading;
  }

  async #read(): Promise<void> {
    const isStale = () => this.#isStale;
    while (isStale()) {
      this.#isStale = false;
      this.#conversations = await this.storage.conversations.list();
      this.#library = await this.storage.library.list();
    }
    this.events.changed('conversations');
    this.events.changed('library');
  }
}
