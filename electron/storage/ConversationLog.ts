import { formatEntries } from '#shared/conversation/conversationFile';
import { entrySchema, stampEntries, type Entry, type EntryDraft } from '#shared/conversation/Entry';
import type { AppendOnlyFile } from './AppendOnlyFile';
import type { StorageContext } from './StorageContext';

/** An open conversation: its entries, and the one way to add to them. */
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

  /** Adds entries to the log, in order; they are on the disk when this resolves, and none of them is when it fails. */
  append(...drafts: EntryDraft[]): Promise<readonly Entry[]> {
    return this.appendFrom(() => drafts);
  }

  /** As `append`, for entries that follow from those there are: `make` is called when all that was added before is there. */
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
    // What does not pass here would make a file that does not load.
    const entries = stampEntries(this.log, drafts, this.context.now()).map((entry) =>
      entrySchema.parse(entry),
    );
    await this.file?.append(formatEntries(entries));
    this.log.push(...entries);
    return entries;
  }
}
