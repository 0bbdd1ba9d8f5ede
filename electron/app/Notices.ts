import type { ToldNotice } from '#shared/api/areas/notices';
import type { Notice } from '#shared/api/progress';
import type { Events } from './Events';

/** Older ones make room. */
const kept = 20;

/** What is worth saying, until it is dismissed or many others came after it. */
export class Notices {
  #told: readonly ToldNotice[] = [];
  #lastId = 0;

  constructor(
    private readonly events: Events,
    private readonly now: () => number,
  ) {}

  get state(): readonly ToldNotice[] {
    return this.#told;
  }

  /** Says something; what is said already moves to the end. `about` is the wish it is about. */
  tell({ code, message }: Notice, about?: number): void {
    const others = this.#told.filter((told) => told.message !== message || told.about !== about);
    const told: ToldNotice = {
      id: ++this.#lastId,
      code,
      message,
      at: this.now(),
      ...(about !== undefined && { about }),
    };
    this.#told = [...others, told].slice(-kept);
    this.events.changed('notices');
  }

  dismiss(id: number): void {
    this.#told = this.#told.filter((told) => told.id !== id);
    this.events.changed('notices');
  }

  /** Another conversation is open: what was said about wishes is about none of it. */
  forgetWishes(): void {
    this.#told = this.#told.filter(({ about }) => about === undefined);
    this.events.changed('notices');
  }

  clear(): void {
    this.#told = [];
    this.events.changed('notices');
  }
}
