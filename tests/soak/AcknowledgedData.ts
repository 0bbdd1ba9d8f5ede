import { isDeepStrictEqual } from 'node:util';
import type { WishOutcome } from '#shared/api/areas/wishArea';
import type { ApiEvent, States } from '#shared/api/contract';
import { readIntent } from '#shared/composer/intent/readIntent';
import type { Entry } from '#shared/conversation/Entry';
import { quoteWish } from '#shared/conversation/wishText';
import { unsettledWishes } from './unsettledWishes';

type Library = States['library'];
type Settings = States['settings'];

/** How often a wish was sent, and what the app made of it. */
interface SentWish {
  times: number;
  accepted: number;
  /** Times it was dropped, or queued while the app was killed: it may be missing. */
  forgiven: number;
}

/** All data that a newly started app has. */
export interface AppData {
  readonly conversations: ReadonlyMap<string, readonly Entry[]>;
  readonly library: Library;
  readonly settings: Settings;
}

/** How much the app has acknowledged. */
export interface AcknowledgedCounts {
  readonly conversations: number;
  readonly entries: number;
  readonly saved: number;
  /** Entries by type. */
  readonly repliesByModel: number;
  readonly repliesByComposer: number;
  readonly instantEdits: number;
  readonly restores: number;
  readonly failures: number;
}

/** The notice for a queued undo or redo that had nothing left to undo or redo when its turn came. */
const nothingToDo = {
  undo: 'NOTHING_THERE: There is nothing to undo.',
  redo: 'NOTHING_THERE: There is nothing to redo.',
} as const;

/** Everything the app has acknowledged, to be compared with what it has after a restart. */
export class AcknowledgedData {
  /** By conversation id, the entries by number. */
  readonly #conversations = new Map<string, Map<number, Entry>>();
  readonly #sentWishes = new Map<string, SentWish>();
  /** Notices, keyed by the app's start and the notice's id: ids begin again with each start. */
  readonly #notices = new Map<string, string>();
  readonly #savedIds = new Set<string>();
  readonly #faults: string[] = [];
  #library: Library = [];
  #settings: Settings | undefined;
  #starts = 0;

  get faults(): readonly string[] {
    return this.#faults;
  }

  /** All conversations that ever appeared in an event, including empty ones. */
  get #conversationIds(): readonly string[] {
    return [...this.#conversations.keys()];
  }

  get counts(): AcknowledgedCounts {
    const entries = [...this.#conversations.values()].flatMap((known) => [...known.values()]);
    const count = (is: (entry: Entry) => boolean) => entries.filter(is).length;
    return {
      conversations: this.#conversations.size,
      entries: entries.length,
      saved: this.#library.length,
      repliesByModel: count((entry) => entry.type === 'reply' && entry.engine === 'model'),
      repliesByComposer: count((entry) => entry.type === 'reply' && entry.engine === 'composer'),
      instantEdits: count(({ type }) => type === 'edit'),
      restores: count(({ type }) => type === 'restore'),
      failures: count(({ type }) => type === 'failure'),
    };
  }

  /** Events come from a new process of the app from now on. */
  appStarted(): void {
    this.#starts++;
  }

  /** Records an event of the app. */
  record = (event: ApiEvent): void => {
    if ('appendedTo' in event) return this.#keep(event.appendedTo, event.entries);
    if (event.area === 'conversation') this.#keep(event.state.id, event.state.entries);
    if (event.area === 'library') this.#library = event.state;
    if (event.area === 'settings') this.#settings = event.state;
    if (event.area !== 'notices') return;
    for (const { id, code, message } of event.state) {
      this.#notices.set(`${this.#starts} ${id}`, `${code}: ${message}`);
      if (code === 'INTERNAL' || code === 'DATA_DAMAGED') this.#fault(`The app said ${code}: ${message}`);
    }
  };

  /** Records that a wish is about to be sent. */
  sending(text: string): void {
    this.#of(text).times++;
  }

  /** Records that the app accepted a wish. */
  accepted(text: string, { say }: WishOutcome): void {
    // “New conversation” in a conversation that is still empty is not logged.
    if (say !== 'A new conversation.') this.#of(text).accepted++;
  }

  /** Allows a queued wish to be missing. */
  forgive(text: string): void {
    this.#of(text).forgiven++;
  }

  saved(id: string): void {
    this.#savedIds.add(id);
  }

  removed(id: string): void {
    this.#savedIds.delete(id);
  }

  /** A conversation must survive once it has a wish; the app discards empty ones. */
  #mustExist(id: string): boolean {
    const entries = [...(this.#conversations.get(id)?.values() ?? [])];
    return entries.some(({ type }) => type === 'wish');
  }

  /** A sentence for each thing that is lost or changed in what a newly started app shows first. */
  missingAtOnce({ conversation, conversations, library, settings }: States): string[] {
    const listed = new Set(conversations.map(({ id }) => id));
    const unlisted = this.#conversationIds.filter((id) => this.#mustExist(id) && !listed.has(id));
    return [
      ...unlisted.map((id) => `Conversation ${id} is not listed.`),
      ...this.#missingEntries(conversation.id, conversation.entries),
      ...this.#missingBesides(library, settings),
    ];
  }

  /** The same for all data, with every conversation opened. */
  missing({ conversations, library, settings }: AppData): string[] {
    const missing = this.#missingBesides(library, settings);
    for (const id of this.#conversationIds) {
      if (!this.#mustExist(id)) continue;
      const entries = conversations.get(id);
      if (!entries) missing.push(`Conversation ${id} is lost.`);
      else missing.push(...this.#missingEntries(id, entries), ...this.#withoutOutcome(id, entries));
    }
    return [...missing, ...this.#missingWishes([...conversations.values()].flat())];
  }

  #keep(id: string, entries: readonly Entry[]): void {
    const known = this.#conversations.get(id) ?? new Map<number, Entry>();
    this.#conversations.set(id, known);
    for (const entry of entries) {
      const before = known.get(entry.seq);
      if (before && !isDeepStrictEqual(before, entry))
        this.#fault(`Entry ${entry.seq} of ${id} has changed.`);
      known.set(entry.seq, entry);
    }
  }

  #missingEntries(id: string, entries: readonly Entry[]): string[] {
    const found = new Map(entries.map((entry) => [entry.seq, entry]));
    return [...(this.#conversations.get(id)?.values() ?? [])].flatMap((entry) =>
      isDeepStrictEqual(found.get(entry.seq), entry)
        ? []
        : [`Entry ${entry.seq} (${entry.type}) of ${id} is lost.`],
    );
  }

  #missingBesides(library: Library, settings: Settings): string[] {
    const ids = new Set(library.map(({ id }) => id));
    const unsaved = [...this.#savedIds].filter((id) => !ids.has(id));
    return [
      ...unsaved.map((id) => `Saved program ${id} is lost.`),
      ...(isDeepStrictEqual(library, this.#library) ? [] : ['The library is not what it was.']),
      ...(isDeepStrictEqual(settings, this.#settings) ? [] : ['The settings are not what they were.']),
    ];
  }

  #withoutOutcome(id: string, entries: readonly Entry[]): string[] {
    return unsettledWishes(entries).map(({ seq, text }) => `Wish ${seq} of ${id} has no outcome: ${text}`);
  }

  /** Every accepted wish must be in the log, or in a notice that it was not sent; none may be there more often than it was sent. */
  #missingWishes(entries: readonly Entry[]): string[] {
    const written = new Map<string, number>();
    for (const entry of entries)
      if (entry.type === 'wish' && entry.replaces === undefined)
        written.set(entry.text, (written.get(entry.text) ?? 0) + 1);
    const notices = [...this.#notices.values()];
    const noticed = (sentence: string) => notices.filter((notice) => notice === sentence).length;
    const excuses = { undo: noticed(nothingToDo.undo), redo: noticed(nothingToDo.redo) };
    return [...this.#sentWishes].flatMap(([text, { times, accepted, forgiven }]) => {
      const found = written.get(text) ?? 0;
      const unsent = notices.filter(
        (notice) => notice.startsWith('STOPPED') && notice.includes(quoteWish(text)),
      ).length;
      if (found > times) return [`“${text}” was sent ${times} times and recorded ${found} times.`];
      let lost = accepted - forgiven - unsent - found;
      if (lost <= 0) return [];
      for (const way of ['undo', 'redo'] as const) {
        if (!this.#canMean(text, way)) continue;
        const excused = Math.min(lost, excuses[way]);
        excuses[way] -= excused;
        lost -= excused;
      }
      return lost === 0
        ? []
        : [
            `“${text}” was accepted ${accepted} times; ${found} are there, ${unsent} were said not to be sent.`,
          ];
    });
  }

  /** The meaning of a wish depends on its conversation, which is unknown for a queued one that was lost: any of them may be it. */
  #canMean(text: string, way: keyof typeof nothingToDo): boolean {
    const logs = [...this.#conversations.values()].map((known) => [...known.values()]);
    return [[], ...logs].some((entries) => readIntent(text, entries).intent === way);
  }

  #of(text: string): SentWish {
    const wish = this.#sentWishes.get(text) ?? { times: 0, accepted: 0, forgiven: 0 };
    this.#sentWishes.set(text, wish);
    return wish;
  }

  #fault(sentence: string): void {
    if (!this.#faults.includes(sentence)) this.#faults.push(sentence);
  }
}
