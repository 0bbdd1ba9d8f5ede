import { formatEntries } from '#shared/conversation/conversationFile';
import { entrySchema, stampEntries, type Entry, type EntryDraft } from '#shared/conversation/Entry';
import type { AppendOnlyFile } from './AppendOnlyFile';
import type { StorageContext } from './StorageContext';

/** An open conversation: its entries, and how to add to them. */
export class ConversationLog {
  private readonly log: Entry[];
  private queue: Promise<unknown> = Promise.resolve();

  constructor(
    readonly id: string,
    readonly createdAt: number,
    entries: readonly Entry[],
    private readonly file: AppendOnlyFile | undefined,
    private readonly context: StorageContext,
  ) {
    this.log = [...entries];
  }

  get entries(): readonly Entry[] {
    return this.log;
  }

  /** Appends entries in order. They are on disk when this resolves; if it fails, none of them is. */
  append(...drafts: EntryDraft[]): Promise<readonly Entry[]> {
    return this.appendFrom(() => drafts);
  }

  /** Like `append`, for entries that depend on the existing ones: `make` is called after all earlier appends are done. */
  appendFrom(make: (entries: readonly Entry[]) => readonly EntryDraft[]): Promise<readonly Entry[]> {
    const done = this.queue.then(() => this.add(make(this.log)));
    this.queue = done.catch(() => undefined);
    return done;
  }

  async close(): Promise<void> {
    await this.queue;
    await this.file?.close();
  }

  private async add(drafts: readonly EntryDraft[]): Promise<readonly Entry[]> {
    if (drafts.length === 0) return [];
    this.context.assertWritable();
    // An entry that fails here would make the file unloadable.
    const entries = stampEntries(this.log, drafts, this.context.now()).map((entry) =>
      entrySchema.parse(entry),
    );
    await this.file?.append(formatEntries(entries));
    this.log.push(...entries);
    return entries;
  }
}
