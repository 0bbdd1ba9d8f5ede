import type { PostedNotice } from '#shared/api/areas/noticesArea';
import type { Notice } from '#shared/api/progress';
import type { Events } from './Events';

/** Older ones make room. */
const maxNotices = 20;

/** What is worth saying, until it is dismissed or many others came after it. */
export class Notices {
  #notices: readonly PostedNotice[] = [];
  #lastId = 0;

  constructor(
    private readonly events: Events,
    private readonly now: () => number,
  ) {}

  get state(): readonly PostedNotice[] {
    return this.#notices;
  }

  /** Says something; what is said already moves to the end. `about` is the wish it is about. */
  add({ code, message }: Notice, about?: number): void {
    const others = this.#notices.filter((told) => told.message !== message || told.about !== about);
    const told: PostedNotice = {
      id: ++this.#lastId,
      code,
      message,
      at: this.now(),
      ...(about !== undefined && { about }),
    };
    this.#notices = [...others, told].slice(-maxNotices);
    this.events.changed('notices');
  }

  dismiss(id: number): void {
    this.#notices = this.#notices.filter((told) => told.id !== id);
    this.events.changed('notices');
  }

  /** Another conversation is open: what was said about wishes is about none of it. */
  removeWishNotices(): void {
    this.#notices = this.#notices.filter(({ about }) => about === undefined);
    this.events.changed('notices');
  }

  clear(): void {
    this.#notices = [];
    this.events.changed('notices');
  }
}
