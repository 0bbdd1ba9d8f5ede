import { randomBytes } from 'node:crypto';
import { stat } from 'node:fs/promises';
import { z } from 'zod';
import { LampwrightError } from '#shared/api/errors';
import { formatEntries, formatHeader, readConversation } from '#shared/conversation/conversationFile';
import { titleLength, type Entry } from '#shared/conversation/entry';
import { exchanges } from '#shared/conversation/exchanges';
import { title } from '#shared/conversation/title';
import { clip, toPrintable } from '#shared/program/text';
import { loadConversation } from './conversationFiles';
import { ConversationLog } from './ConversationLog';
import { Document } from './Document';
import { filesIn, isThere, writeDurably } from './files';
import { LogFile } from './LogFile';
import type { Place } from './Place';
import { Trash } from './Trash';

const summarySchema = z.strictObject({
  title: z.string(),
  createdAt: z.number(),
  updatedAt: z.number(),
  exchanges: z.number(),
});

/** What a list shows of a conversation. */
export type ConversationSummary = { readonly id: string } & Readonly<z.infer<typeof summarySchema>>;

/** A conversation found by its words, and the wish that has them. */
export type FoundConversation = ConversationSummary & { readonly wish?: string };

/** The index is a cache: a line of it holds as long as its file has that size and time. */
const indexLineSchema = z.strictObject({
  bytes: z.number(),
  modifiedAt: z.number(),
  summary: summarySchema,
});
const indexSchema = z.object({ conversations: z.record(z.string(), indexLineSchema).default({}) });

const suffix = '.jsonl';

/** The conversations on disk, each a file of its own. */
export class Conversations {
  private readonly index: Document<typeof indexSchema>;
  private readonly trash: Trash;
  private readonly opened = new Map<string, Promise<ConversationLog>>();

  constructor(private readonly place: Place) {
    this.index = new Document(place, 'index', indexSchema);
    this.trash = new Trash(place, 'conversations');
  }

  /** All conversations, the last used one first. */
  async list(): Promise<ConversationSummary[]> {
    const known = this.index.get().conversations;
    const fresh: typeof known = {};
    for (const id of await this.ids()) {
      const line = await this.summarize(id, known[id]);
      if (line) fresh[id] = line;
    }
    if (!this.place.isReadOnly && JSON.stringify(fresh) !== JSON.stringify(known)) {
      this.index.set({ conversations: fresh });
    }
    return Object.entries(fresh)
      .map(([id, { summary }]) => ({ id, ...summary }))
      .sort((one, other) => other.updatedAt - one.updatedAt || (one.id < other.id ? 1 : -1));
  }

  /** A new conversation, empty. */
  async create(): Promise<ConversationLog> {
    await this.place.assertHeld();
    const id = this.newId();
    await writeDurably(this.path(id), formatHeader(id, this.place.now()));
    return this.open(id);
  }

  /** An existing conversation; opened twice it is the same one. Fails with NOT_FOUND. */
  async open(id: string): Promise<ConversationLog> {
    const opened = this.opened.get(id) ?? this.load(id);
    this.opened.set(id, opened);
    try {
      return await opened;
    } catch (error) {
      this.opened.delete(id);
      throw error;
    }
  }

  async close(id: string): Promise<void> {
    const opened = this.opened.get(id);
    this.opened.delete(id);
    await (await opened)?.close();
  }

  async closeAll(): Promise<void> {
    for (const id of this.opened.keys()) await this.close(id);
  }

  async rename(id: string, newTitle: string): Promise<void> {
    const words = toPrintable(newTitle).replace(/\s+/gu, ' ');
    if (words === '') throw new LampwrightError('EMPTY_INPUT', 'A conversation needs a title.');
    const wasOpen = this.opened.has(id);
    await (await this.open(id)).append({ type: 'rename', title: clip(words, titleLength) });
    if (!wasOpen) await this.close(id);
  }

  /** Deletes a conversation; for a month `putBack` brings it back. */
  async remove(id: string): Promise<void> {
    await this.place.assertHeld();
    await this.assertThere(id);
    await this.close(id);
    await this.trash.add(this.path(id), `${id}${suffix}`);
  }

  async putBack(id: string): Promise<void> {
    await this.place.assertHeld();
    await this.trash.takeBack(`${checkedId(id)}${suffix}`, this.path(id));
  }

  /** Conversations with all these words in their title, a wish or a program's name. */
  async search(words: string): Promise<FoundConversation[]> {
    const wanted = words.toLocaleLowerCase().split(/\s+/).filter(Boolean);
    const has = (text: string) => wanted.every((word) => text.toLocaleLowerCase().includes(word));
    const found: FoundConversation[] = [];
    for (const summary of await this.list()) {
      if (has(summary.title)) {
        found.push(summary);
        continue;
      }
      const entries = await this.read(summary.id);
      const wish = entries.find((entry) => entry.type === 'wish' && has(entry.text));
      if (wish?.type === 'wish') found.push({ ...summary, wish: wish.text });
      else if (entries.some((entry) => 'program' in entry && has(entry.program.name))) found.push(summary);
    }
    return found;
  }

  /** The conversation as the text of a file that `importText` reads. */
  async exportText(id: string): Promise<string> {
    const { createdAt, entries } = await this.peek(id);
    return formatHeader(id, createdAt) + formatEntries(entries);
  }

  /** Takes in the text of an exported conversation and gives its id: its own, or a new one where that is taken. */
  async importText(text: string): Promise<string> {
    await this.place.assertHeld();
    const { header, entries, damagedLines } = readConversation(text.replaceAll('\r\n', '\n'));
    if (damagedLines.length > 0) {
      this.place.tell(`${damagedLines.length} of its lines could not be read; the rest was taken in.`);
    }
    const isFree = header !== undefined && !(await isThere(this.path(header.id)));
    const id = isFree ? header.id : this.newId();
    const createdAt = header?.createdAt ?? this.place.now();
    await writeDurably(this.path(id), formatHeader(id, createdAt) + formatEntries(entries));
    return id;
  }

  /** Removes for good what was deleted a month ago. */
  emptyTrash(): Promise<void> {
    return this.trash.empty();
  }

  /** The ids of all conversations. */
  async ids(): Promise<string[]> {
    const names = await filesIn(this.place.path('conversations'));
    return names.filter((name) => name.endsWith(suffix)).map((name) => name.slice(0, -suffix.length));
  }

  /** Its entries, without opening it for writing. */
  async read(id: string): Promise<readonly Entry[]> {
    return (await this.peek(id)).entries;
  }

  private async peek(id: string): Promise<{ createdAt: number; entries: readonly Entry[] }> {
    const opened = await this.opened.get(id);
    if (opened) return opened;
    await this.assertThere(id);
    const loaded = await loadConversation(this.place, this.path(id), id);
    if (!loaded) throw notFound(id);
    return loaded;
  }

  private async load(id: string): Promise<ConversationLog> {
    await this.assertThere(id);
    const path = this.path(id);
    const loaded = await loadConversation(this.place, path, id);
    if (!loaded) throw notFound(id);
    const { createdAt, entries, length, isTorn } = loaded;
    const file = this.place.isReadOnly ? undefined : await LogFile.open(path, length, isTorn);
    return new ConversationLog(id, createdAt, entries, file, this.place);
  }

  /** From the index where the file is as it was; else from the file. One that cannot be read is left out, with a word. */
  private async summarize(id: string, known: IndexLine | undefined): Promise<IndexLine | undefined> {
    const { size: bytes, mtimeMs: modifiedAt } = await stat(this.path(id));
    if (known?.bytes === bytes && known.modifiedAt === modifiedAt) return known;
    try {
      const { createdAt, entries } = await this.peek(id);
      const updatedAt = entries.at(-1)?.at ?? createdAt;
      const summary = { title: title(entries), createdAt, updatedAt, exchanges: exchanges(entries).length };
      return { bytes, modifiedAt, summary };
    } catch (error) {
      if (!(error instanceof LampwrightError)) throw error;
      if (error.code !== 'NOT_FOUND') this.place.tell(`Conversation ${id}: ${error.message}`);
      return undefined;
    }
  }

  private async assertThere(id: string): Promise<void> {
    if (!(await isThere(this.path(id)))) throw notFound(id);
  }

  private path(id: string): string {
    return this.place.path('conversations', `${checkedId(id)}${suffix}`);
  }

  /** The day it was begun and a few letters: short enough to be typed. */
  private newId(): string {
    const day = new Date(this.place.now()).toISOString().slice(0, 10);
    return `${day}-${randomBytes(4).toString('hex')}`;
  }
}

type IndexLine = z.infer<typeof indexLineSchema>;

/** An id becomes part of a path: nothing else may stand in it. */
function checkedId(id: string): string {
  if (/^[\w-]{1,64}$/.test(id)) return id;
  throw notFound(id);
}

function notFound(id: string): LampwrightError {
  return new LampwrightError('NOT_FOUND', `There is no conversation “${id}”.`);
}
