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

/** A search result, with the wish that contains the words if it was found by one. */
export type FoundConversation = ConversationSummary & { readonly wish?: string };

const suffix = '.jsonl';

/** The conversations on disk, one file each. */
export class Conversations {
  private readonly index: ConversationIndex;
  private readonly trash: Trash;
  private readonly opened = new Map<string, ConversationLog>();
  /** Loading repairs a damaged file, so each conversation is loaded once at a time, and not while it is open. */
  private readonly queue = new KeyedQueue();

  constructor(private readonly context: StorageContext) {
    this.index = new ConversationIndex(context);
    this.trash = new Trash(context, 'conversations');
  }

  /** All conversations, the most recently used first. */
  async list(): Promise<ConversationSummary[]> {
    const summaries: ConversationSummary[] = [];
    for (const id of await this.ids()) {
      const summary = await this.summarize(id);
      if (summary) summaries.push(summary);
    }
    this.index.retainOnly(new Set(summaries.map(({ id }) => id)));
    return summaries.sort((one, other) => other.updatedAt - one.updatedAt || (one.id < other.id ? 1 : -1));
  }

  /** Creates an empty conversation. */
  async create(): Promise<ConversationLog> {
    this.context.assertWritable();
    const id = this.newId();
    await writeDurably(this.path(id), formatHeader(id, this.context.now()));
    return this.open(id);
  }

  /** Opens a conversation; opening it again returns the same log. Fails with NOT_FOUND. */
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

  /** Deletes a conversation. For a month `putBack` can restore it. */
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

  /** Finds conversations with all these words in the title, in one wish or in one program's name. */
  async search(words: string): Promise<FoundConversation[]> {
    const searched = words.toLocaleLowerCase().split(/\s+/).filter(Boolean);
    const has = (text: string) => searched.every((word) => text.toLocaleLowerCase().includes(word));
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

  /** The conversation as text that `importText` reads. */
  async exportText(id: string): Promise<string> {
    const { createdAt, entries } = await this.readUnopened(id);
    return formatHeader(id, createdAt) + formatEntries(entries);
  }

  /** Imports an exported conversation and returns its id: its own, or a new one if that is taken. Fails with BAD_CONVERSATION. */
  async importText(text: string): Promise<string> {
    const { header, entries, damagedLines, isTorn } = readConversation(text);
    const preferredId = header?.id ?? this.newId();
    return this.queue.run(preferredId, async () => {
      this.context.assertWritable();
      const lost = damagedLines.length + (isTorn ? 1 : 0);
      if (lost > 0) this.context.warn(`${lost} of its lines could not be read; the rest was imported.`);
      const id = (await fileExists(this.path(preferredId))) ? this.newId() : preferredId;
      const createdAt = header?.createdAt ?? this.context.now();
      await writeDurably(this.path(id), formatHeader(id, createdAt) + formatEntries(entries));
      return id;
    });
  }

  /** Permanently removes what was deleted more than a month ago. */
  removeExpired(): Promise<void> {
    return this.trash.removeExpired();
  }

  /** Permanently deletes all conversations, including those in the trash. */
  async eraseAll(): Promise<void> {
    this.context.assertWritable();
    await this.closeAll();
    await clearFolder(this.context.path('conversations'), isConversationFile);
    await clearFolder(this.context.trashPath('conversations', ''), isConversationFile);
    this.index.reset();
  }

  /** The ids of all conversations. A file whose name is not an id, such as a copy, is ignored until it is imported. */
  async ids(): Promise<string[]> {
    const names = await listFiles(this.context.path('conversations'));
    return names
      .filter((name) => name.endsWith(suffix))
      .map((name) => name.slice(0, -suffix.length))
      .filter(isId);
  }

  /** Reads the entries without opening the conversation for writing. Fails with NOT_FOUND. */
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

  /** A conversation that cannot be read is skipped with a warning. */
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

  /** The date and a few random digits: short enough to type. */
  private newId(): string {
    const day = new Date(this.context.now()).toISOString().slice(0, 10);
    return `${day}-${randomBytes(4).toString('hex')}`;
  }
}

/** Cleans a title for storing. Fails with EMPTY_INPUT if nothing is left. */
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
