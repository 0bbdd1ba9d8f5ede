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

/** Notified of new entries, and when another conversation is opened. */
export interface ConversationListener {
  readonly onAppended: (entries: readonly Entry[]) => void;
  readonly onOpened: (entries: readonly Entry[]) => void;
}

/** The open conversation: the only place that appends entries, so that every window is notified of them. */
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

  /** Opens the conversation that was open last, else the most recently used one, else a new one. */
  static async openLast(storage: Storage, events: Events): Promise<OpenConversation> {
    const { conversations, settings } = storage;
    const listed = (await conversations.list()).map(({ id }) => id);
    const { openConversation } = settings.get();
    const lastOpen = listed.find((id) => id === openConversation) ?? listed[0];
    const log =
      lastOpen === undefined ? await conversations.create() : await openSettled(conversations, lastOpen);
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

  /** True as long as it contains no wish. */
  get isEmpty(): boolean {
    return this.entries.every(({ type }) => type === 'note' || type === 'note-change' || type === 'rename');
  }

  /** A log bound to this conversation, even if another one is opened while a wish is being answered. */
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

  /** Appends entries computed from the current ones. Nothing is appended in between. */
  appendBy(make: (entries: readonly Entry[]) => readonly EntryDraft[]): Promise<readonly Entry[]> {
    return this.#append(this.#log, make);
  }

  /** Brings the notes in line with the owner's standing wishes: adds new ones, removes withdrawn ones. */
  async syncStandingNotes({ standingWishes }: Settings): Promise<void> {
    await this.appendBy((entries) => standingNoteDrafts(entries, standingWishes));
  }

  /** Sets the title. */
  async rename(newTitle: string): Promise<void> {
    await this.append({ type: 'rename', title: cleanTitle(newTitle) });
  }

  /** Opens another conversation, after `settle`. Fails with NOT_FOUND before anything has changed. */
  async open(id: string, settle: () => Promise<void>): Promise<void> {
    if (id === this.id) return;
    const log = await openSettled(this.storage.conversations, id);
    await settle();
    await this.#switchAndDropEmpty(log);
  }

  /** Opens a new conversation, unless the open one is still empty. */
  async startNew(): Promise<void> {
    if (!this.isEmpty) await this.#switchTo(await this.storage.conversations.create());
  }

  /** Opens another conversation, because this one is about to be deleted. */
  async openAnother(): Promise<void> {
    const { conversations } = this.storage;
    const other = (await conversations.list()).find(({ id }) => id !== this.id);
    await this.#switchTo(other ? await openSettled(conversations, other.id) : await conversations.create());
  }

  /** Opens a new conversation after all were deleted. */
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

  /** Switches, and deletes the conversation that was open if it is empty. */
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

/** Opens an earlier conversation. A wish that was being answered when the app ended is logged as stopped. */
async function openSettled(conversations: Conversations, id: string): Promise<ConversationLog> {
  const log = await conversations.open(id);
  try {
    await log.appendFrom(interruptionDrafts);
  } catch (error) {
    // With a full disk the conversation can still be read.
    if (!(error instanceof LampwrightError)) throw error;
  }
  return log;
}
