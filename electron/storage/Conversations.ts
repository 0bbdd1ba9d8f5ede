import { randomBytes } from 'node:crypto';
import { LampwrightError } from '#shared/api/errors';
import { formatEntries, formatHeader, readConversation } from '#shared/conversation/conversationFile';
import { titleLength, type Entry } from '#shared/conversation/entry';
import { clip, oneLine } from '#shared/program/text';
import { ConversationIndex, type ConversationSummary } from './ConversationIndex';
import { loadConversation, type LoadedConversation } from './conversationFiles';
import { ConversationLog } from './ConversationLog';
import { clearFolder, filesIn, isFileOfId, isId, isThere, writeDurably } from './files';
import { LogFile } from './LogFile';
import type { Place } from './Place';
import { Trash } from './Trash';
import { Turns } from './Turns';

/** A conversation found by its words, and the wish that has them. */
export type FoundConversation = ConversationSummary & { readonly wish?: string };

const suffix = '.jsonl';

/** The conversations on disk, each a file of its own. */
export class Conversations {
  private readonly index: ConversationIndex;
  private readonly trash: Trash;
  private readonly opened = new Map<string, ConversationLog>();
  /** Who loads a damaged file mends it: only one may at a time, and none while another has it open. */
  private readonly turns = new Turns();

  constructor(private readonly place: Place) {
    this.index = new ConversationIndex(place);
    this.trash = new Trash(place, 'conversations');
  }

  /** All conversations, the last used one first. */
  async list(): Promise<ConversationSummary[]> {
    const summaries: ConversationSummary[] = [];
    for (const id of await this.ids()) {
      const summary = await this.summarize(id);
      if (summary) summaries.push(summary);
    }
    this.index.keep(new Set(summaries.map(({ id }) => id)));
    return summaries.sort((one, other) => other.updatedAt - one.updatedAt || (one.id < other.id ? 1 : -1));
  }

  /** A new conversation, empty. */
  async create(): Promise<ConversationLog> {
    this.place.assertWritable();
    const id = this.newId();
    await writeDurably(this.path(id), formatHeader(id, this.place.now()));
    return this.open(id);
  }

  /** An existing conversation; opened twice it is the same one. Fails with NOT_FOUND. */
  open(id: string): Promise<ConversationLog> {
    return this.turns.take(id, async () => {
      const log = this.opened.get(id) ?? (await this.load(id));
      this.opened.set(id, log);
      return log;
    });
  }

  close(id: string): Promise<void> {
    return this.turns.take(id, () => this.closeNow(id));
  }

  async closeAll(): Promise<void> {
    for (const id of this.opened.keys()) await this.close(id);
  }

  async rename(id: string, newTitle: string): Promise<void> {
    const title = readTitle(newTitle);
    return this.turns.take(id, async () => {
      this.place.assertWritable();
      const opened = this.opened.get(id);
      const log = opened ?? (await this.load(id));
      await log.append({ type: 'rename', title });
      if (!opened) await log.close();
    });
  }

  /** Deletes a conversation; for a month `putBack` brings it back. */
  remove(id: string): Promise<void> {
    return this.turns.take(id, async () => {
      this.place.assertWritable();
      await this.assertThere(id);
      await this.closeNow(id);
      await this.trash.add(this.path(id), `${id}${suffix}`);
    });
  }

  putBack(id: string): Promise<void> {
    return this.turns.take(id, async () => {
      this.place.assertWritable();
      await this.trash.takeBack(`${checkedId(id)}${suffix}`, this.path(id));
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
    const { createdAt, entries } = await this.peek(id);
    return formatHeader(id, createdAt) + formatEntries(entries);
  }

  /** Takes in the text of an exported conversation and gives its id: its own, or a new one where that is taken. */
  async importText(text: string): Promise<string> {
    const { header, entries, damagedLines, isTorn } = readConversation(text);
    const wantedId = header?.id ?? this.newId();
    return this.turns.take(wantedId, async () => {
      this.place.assertWritable();
      const lost = damagedLines.length + (isTorn ? 1 : 0);
      if (lost > 0) this.place.tell(`${lost} of its lines could not be read; the rest was taken in.`);
      const id = (await isThere(this.path(wantedId))) ? this.newId() : wantedId;
      const createdAt = header?.createdAt ?? this.place.now();
      await writeDurably(this.path(id), formatHeader(id, createdAt) + formatEntries(entries));
      return id;
    });
  }

  /** Removes for good what was deleted a month ago. */
  emptyTrash(): Promise<void> {
    return this.trash.empty();
  }

  /** Deletes all of them for good, those deleted before as well. */
  async eraseAll(): Promise<void> {
    this.place.assertWritable();
    await this.closeAll();
    await clearFolder(this.place.path('conversations'), isOurs);
    await clearFolder(this.place.trashPath('conversations', ''), isOurs);
    this.index.reset();
  }

  /** The ids of all conversations. A file with a name of its own making, as a copy, waits to be imported. */
  async ids(): Promise<string[]> {
    const names = await filesIn(this.place.path('conversations'));
    return names
      .filter((name) => name.endsWith(suffix))
      .map((name) => name.slice(0, -suffix.length))
      .filter(isId);
  }

  /** Its entries, without opening it for writing. */
  async read(id: string): Promise<readonly Entry[]> {
    return (await this.peek(id)).entries;
  }

  private peek(id: string): Promise<{ createdAt: number; entries: readonly Entry[] }> {
    return this.turns.take(id, async () => {
      const opened = this.opened.get(id);
      if (opened) return opened;
      return this.loadFile(id);
    });
  }

  private async load(id: string): Promise<ConversationLog> {
    const { createdAt, entries, length, isTorn } = await this.loadFile(id);
    const file = this.place.isReadOnly ? undefined : await LogFile.open(this.path(id), length, isTorn);
    return new ConversationLog(id, createdAt, entries, file, this.place);
  }

  private async loadFile(id: string): Promise<LoadedConversation> {
    await this.assertThere(id);
    const loaded = await loadConversation(this.place, this.path(id), id);
    if (!loaded) throw notFound(id);
    return loaded;
  }

  private async closeNow(id: string): Promise<void> {
    const log = this.opened.get(id);
    this.opened.delete(id);
    await log?.close();
  }

  /** One that cannot be read is left out, with a word. */
  private async summarize(id: string): Promise<ConversationSummary | undefined> {
    try {
      return await this.index.summarize(id, { path: this.path(id), load: () => this.peek(id) });
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

/** A title as it is kept. Fails with EMPTY_INPUT when nothing is left of it. */
export function readTitle(text: string): string {
  const title = clip(oneLine(text), titleLength);
  if (title === '') throw new LampwrightError('EMPTY_INPUT', 'A conversation needs a title.');
  return title;
}

function isOurs(name: string): boolean {
  return isFileOfId(name, suffix);
}

function checkedId(id: string): string {
  if (isId(id)) return id;
  throw notFound(id);
}

function notFound(id: string): LampwrightError {
  return new LampwrightError('NOT_FOUND', `There is no conversation “${id}”.`);
}
