import type { PostedNotice } from '#shared/api/areas/noticesArea';
import type { Notice } from '#shared/api/progress';
import type { Events } from './Events';

/** When there are more, the oldest are dropped. */
const maxNotices = 20;

/** The notices on show, until they are dismissed or pushed out by newer ones. */
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

  /** Shows a notice; if it is already on show, it moves to the end. `about` is the seq of the wish it concerns. */
  add({ code, message }: Notice, about?: number): void {
    const others = this.#notices.filter((each) => each.message !== message || each.about !== about);
    const posted: PostedNotice = {
      id: ++this.#lastId,
      code,
      message,
      at: this.now(),
      ...(about !== undefined && { about }),
    };
    this.#notices = [...others, posted].slice(-maxNotices);
    this.events.changed('notices');
  }

  dismiss(id: number): void {
    this.#notices = this.#notices.filter((each) => each.id !== id);
    this.events.changed('notices');
  }

  /** Removes the notices about wishes: another conversation was opened, and they do not belong to it. */
  removeWishNotices(): void {
    this.#notices = this.#notices.filter(({ about }) => about === undefined);
    this.events.changed('notices');
  }

  clear(): void {
    this.#notices = [];
    this.events.changed('notices');
  }
}
