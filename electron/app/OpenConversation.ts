import { LampwrightError } from '#shared/errors/LampwrightError';
import type { Settings } from '#shared/api/settingsSchema';
import type { Entry, EntryDraft } from '#shared/conversation/Entry';
import { interruptionDrafts } from '#shared/conversation/interruptionDrafts';
import { standingNoteDrafts } from '#shared/conversation/notes';
import type { EntryLog } from '../engine/AnswerDependencies';
import type { ConversationLog } from '../storage/ConversationLog';
import { cleanTitle, type Conversations } from '../storage/Conversations';
import type { Storage } from '../storage/Storage';
import type { Events } from './Events';

/** Who goes by the conversation. */
export interface ConversationListener {
  readonly onAppended: (entries: readonly Entry[]) => void;
  readonly onOpened: (entries: readonly Entry[]) => void;
}

/** The conversation on the desk: the one place where entries are added, so that every window hears of them. */
export class OpenConversation {
  #log: ConversationLog;
  readonly #listeners = new Set<ConversationListener>();

  private constructor(
    log: ConversationLog,
    private readonly storage: Storage,
    private readonly events: Events,
  ) {
    this.#log = log;
  }

  /** The one that was open last, else the last used one, else a new one. */
  static async openLast(storage: Storage, events: Events): Promise<OpenConversation> {
    const { conversations, settings } = storage;
    const listed = (await conversations.list()).map(({ id }) => id);
    const { openConversation } = settings.get();
    const wanted = listed.find((id) => id === openConversation) ?? listed[0];
    const log =
      wanted === undefined ? await conversations.create() : await openSettled(conversations, wanted);
    const conversation = new OpenConversation(log, storage, events);
    conversation.#remember();
    return conversation;
  }

  get id(): string {
    return this.#log.id;
  }

  get entries(): readonly Entry[] {
    return this.#log.entries;
  }

  get state(): { id: string; createdAt: number; entries: readonly Entry[] } {
    const { id, createdAt, entries } = this.#log;
    return { id, createdAt, entries: [...entries] };
  }

  /** True while nobody has wished for anything in it. */
  get isEmpty(): boolean {
    return this.entries.every(({ type }) => type === 'note' || type === 'note-change' || type === 'rename');
  }

  /** This very conversation, whichever is open later: what answers a wish adds to it. */
  get log(): EntryLog {
    const log = this.#log;
    return {
      get entries() {
        return log.entries;
      },
      append: (...drafts) => this.#append(log, () => drafts),
    };
  }

  listen(listener: ConversationListener): void {
    this.#listeners.add(listener);
  }

  append(...drafts: EntryDraft[]): Promise<readonly Entry[]> {
    return this.#append(this.#log, () => drafts);
  }

  /** Adds what follows from the entries there are: nothing comes between looking and adding. */
  appendBy(make: (entries: readonly Entry[]) => readonly EntryDraft[]): Promise<readonly Entry[]> {
    return this.#append(this.#log, make);
  }

  /** The owner's wishes for every conversation are told to this one, those withdrawn taken back. */
  async syncStandingNotes({ standingWishes }: Settings): Promise<void> {
    await this.appendBy((entries) => standingNoteDrafts(entries, standingWishes));
  }

  /** Gives it a title of its owner's. */
  async rename(newTitle: string): Promise<void> {
    await this.append({ type: 'rename', title: cleanTitle(newTitle) });
  }

  /** Puts another conversation on the desk, after `settle`. Fails with NOT_FOUND, and then nothing has happened. */
  async open(id: string, settle: () => Promise<void>): Promise<void> {
    if (id === this.id) return;
    const log = await openSettled(this.storage.conversations, id);
    await settle();
    await this.#switchAndDropEmpty(log);
  }

  /** A new conversation; one that is empty already stays. */
  async startNew(): Promise<void> {
    if (!this.isEmpty) await this.#switchTo(await this.storage.conversations.create());
  }

  /** Another conversation than this one, which is about to go. */
  async openAnother(): Promise<void> {
    const { conversations } = this.storage;
    const other = (await conversations.list()).find(({ id }) => id !== this.id);
    await this.#switchTo(other ? await openSettled(conversations, other.id) : await conversations.create());
  }

  /** All of them were deleted: a new one takes their place. */
  async replaceDeleted(): Promise<void> {
    await this.#switchTo(await this.storage.conversations.create());
  }

  async #switchTo(log: ConversationLog): Promise<void> {
    const before = this.#log;
    this.#log = log;
    this.#remember();
    this.events.changed('conversation');
    for (const { onOpened } of this.#listeners) onOpened(this.entries);
    await this.storage.conversations.close(before.id);
  }

  /** One in which nobody has wished for anything is not worth keeping. */
  async #switchAndDropEmpty(log: ConversationLog): Promise<void> {
    const { id, isEmpty } = this;
    await this.#switchTo(log);
    if (isEmpty) await this.storage.conversations.remove(id);
  }

  async #append(
    log: ConversationLog,
    make: (entries: readonly Entry[]) => readonly EntryDraft[],
  ): Promise<readonly Entry[]> {
    const entries = await log.appendFrom(make);
    if (entries.length === 0) return entries;
    this.events.appended(log.id, entries);
    if (log === this.#log) for (const { onAppended } of this.#listeners) onAppended(log.entries);
    return entries;
  }

  #remember(): void {
    this.storage.settings.set({ openConversation: this.id });
  }
}

/** An earlier conversation. A wish whose answer the end of the app cut off is told to be stopped. */
async function openSettled(conversations: Conversations, id: string): Promise<ConversationLog> {
  const log = await conversations.open(id);
  try {
    await log.appendFrom(interruptionDrafts);
  } catch (error) {
    // A full disk keeps nobody from looking at it.
    if (!(error instanceof LampwrightError)) throw error;
  }
  return log;
}
