import { randomBytes } from 'node:crypto';
import { LampwrightError } from '#shared/errors/LampwrightError';
import { formatEntries, formatHeader, readConversation } from '#shared/conversation/conversationFile';
import { titleLength, type Entry } from '#shared/conversation/Entry';
import { clip, oneLine } from '#shared/program/text';
import { ConversationIndex, type ConversationSummary } from './ConversationIndex';
import { loadConversation, type LoadedConversation } from './loadConversation';
import { ConversationLog } from './ConversationLog';
import { clearFolder, listFiles, isFileOfId, isId, fileExists, writeDurably } from './files';
import { AppendOnlyFile } from './AppendOnlyFile';
import type { StorageContext } from './StorageContext';
import { Trash } from './Trash';
import { KeyedQueue } from './KeyedQueue';

/** A conversation found by its words, and the wish that has them. */
export type FoundConversation = ConversationSummary & { readonly wish?: string };

const suffix = '.jsonl';

/** The conversations on disk, each a file of its own. */
export class Conversations {
  private readonly index: ConversationIndex;
  private readonly trash: Trash;
  private readonly opened = new Map<string, ConversationLog>();
  /** Who loads a damaged file mends it: only one may at a time, and none while another has it open. */
  private readonly queue = new KeyedQueue();

  constructor(private readonly context: StorageContext) {
    this.index = new ConversationIndex(context);
    this.trash = new Trash(context, 'conversations');
  }

  /** All conversations, the last used one first. */
  async list(): Promise<ConversationSummary[]> {
    const summaries: ConversationSummary[] = [];
    for (const id of await this.ids()) {
      const summary = await this.summarize(id);
      if (summary) summaries.push(summary);
    }
    this.index.retainOnly(new Set(summaries.map(({ id }) => id)));
    return summaries.sort((one, other) => other.updatedAt - one.updatedAt || (one.id < other.id ? 1 : -1));
  }

  /** A new conversation, empty. */
  async create(): Promise<ConversationLog> {
    this.context.assertWritable();
    const id = this.newId();
    await writeDurably(this.path(id), formatHeader(id, this.context.now()));
    return this.open(id);
  }

  /** An existing conversation; opened twice it is the same one. Fails with NOT_FOUND. */
  open(id: string): Promise<ConversationLog> {
    return this.queue.run(id, async () => {
      const log = this.opened.get(id) ?? (await this.load(id));
      this.opened.set(id, log);
      return log;
    });
  }

  close(id: string): Promise<void> {
    return this.queue.run(id, () => this.closeLog(id));
  }

  async closeAll(): Promise<void> {
    for (const id of this.opened.keys()) await this.close(id);
  }

  async rename(id: string, newTitle: string): Promise<void> {
    const title = cleanTitle(newTitle);
    return this.queue.run(id, async () => {
      this.context.assertWritable();
      const opened = this.opened.get(id);
      const log = opened ?? (await this.load(id));
      await log.append({ type: 'rename', title });
      if (!opened) await log.close();
    });
  }

  /** Deletes a conversation; for a month `putBack` brings it back. */
  remove(id: string): Promise<void> {
    return this.queue.run(id, async () => {
      this.context.assertWritable();
      await this.assertExists(id);
      await this.closeLog(id);
      await this.trash.add(this.path(id), `${id}${suffix}`);
    });
  }

  putBack(id: string): Promise<void> {
    return this.queue.run(id, async () => {
      this.context.assertWritable();
      await this.trash.putBack(`${requireId(id)}${suffix}`, this.path(id));
    });
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
    const { createdAt, entries } = await this.readUnopened(id);
    return formatHeader(id, createdAt) + formatEntries(entries);
  }

  /** Takes in the text of an exported conversation and gives its id: its own, or a new one where that is taken. */
  async importText(text: string): Promise<string> {
    const { header, entries, damagedLines, isTorn } = readConversation(text);
    const wantedId = header?.id ?? this.newId();
    return this.queue.run(wantedId, async () => {
      this.context.assertWritable();
      const lost = damagedLines.length + (isTorn ? 1 : 0);
      if (lost > 0) this.context.warn(`${lost} of its lines could not be read; the rest was taken in.`);
      const id = (await fileExists(this.path(wantedId))) ? this.newId() : wantedId;
      const createdAt = header?.createdAt ?? this.context.now();
      await writeDurably(this.path(id), formatHeader(id, createdAt) + formatEntries(entries));
      return id;
    });
  }

  /** Removes for good what was deleted a month ago. */
  removeExpired(): Promise<void> {
    return this.trash.removeExpired();
  }

  /** Deletes all of them for good, those deleted before as well. */
  async eraseAll(): Promise<void> {
    this.context.assertWritable();
    await this.closeAll();
    await clearFolder(this.context.path('conversations'), isConversationFile);
    await clearFolder(this.context.trashPath('conversations', ''), isConversationFile);
    this.index.reset();
  }

  /** The ids of all conversations. A file with a name of its own making, as a copy, waits to be imported. */
  async ids(): Promise<string[]> {
    const names = await listFiles(this.context.path('conversations'));
    return names
      .filter((name) => name.endsWith(suffix))
      .map((name) => name.slice(0, -suffix.length))
      .filter(isId);
  }

  /** Its entries, without opening it for writing. */
  async read(id: string): Promise<readonly Entry[]> {
    return (await this.readUnopened(id)).entries;
  }

  private readUnopened(id: string): Promise<{ createdAt: number; entries: readonly Entry[] }> {
    return this.queue.run(id, async () => {
      const opened = this.opened.get(id);
      if (opened) return opened;
      return this.loadFile(id);
    });
  }

  private async load(id: string): Promise<ConversationLog> {
    const { createdAt, entries, length, isTorn } = await this.loadFile(id);
    const file = this.context.isReadOnly
      ? undefined
      : await AppendOnlyFile.open(this.path(id), length, isTorn);
    return new ConversationLog(id, createdAt, entries, file, this.context);
  }

  private async loadFile(id: string): Promise<LoadedConversation> {
    await this.assertExists(id);
    const loaded = await loadConversation(this.context, this.path(id), id);
    if (!loaded) throw notFoundError(id);
    return loaded;
  }

  private async closeLog(id: string): Promise<void> {
    const log = this.opened.get(id);
    this.opened.delete(id);
    await log?.close();
  }

  /** One that cannot be read is left out, with a word. */
  private async summarize(id: string): Promise<ConversationSummary | undefined> {
    try {
      return await this.index.summarize(id, { path: this.path(id), load: () => this.readUnopened(id) });
    } catch (error) {
      if (!(error instanceof LampwrightError)) throw error;
      if (error.code !== 'NOT_FOUND') this.context.warn(`Conversation ${id}: ${error.message}`);
      return undefined;
    }
  }

  private async assertExists(id: string): Promise<void> {
    if (!(await fileExists(this.path(id)))) throw notFoundError(id);
  }

  private path(id: string): string {
    return this.context.path('conversations', `${requireId(id)}${suffix}`);
  }

  /** The day it was begun and a few letters: short enough to be typed. */
  private newId(): string {
    const day = new Date(this.context.now()).toISOString().slice(0, 10);
    return `${day}-${randomBytes(4).toString('hex')}`;
  }
}

/** A title as it is kept. Fails with EMPTY_INPUT when nothing is left of it. */
export function cleanTitle(text: string): string {
  const title = clip(oneLine(text), titleLength);
  if (title === '') throw new LampwrightError('EMPTY_INPUT', 'A conversation needs a title.');
  return title;
}

function isConversationFile(name: string): boolean {
  return isFileOfId(name, suffix);
}

function requireId(id: string): string {
  if (isId(id)) return id;
  throw notFoundError(id);
}

function notFoundError(id: string): LampwrightError {
  return new LampwrightError('NOT_FOUND', `There is no conversation “${id}”.`);
}
