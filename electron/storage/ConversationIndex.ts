import { z } from 'zod';
import type { Entry } from '#shared/conversation/Entry';
import { exchanges } from '#shared/conversation/exchanges';
import { title } from '#shared/conversation/title';
import { JsonDocument } from './JsonDocument';
import { statOf } from './files';
import type { StorageContext } from './StorageContext';

const summarySchema = z.strictObject({
  title: z.string(),
  createdAt: z.number(),
  updatedAt: z.number(),
  exchanges: z.number(),
});

/** A conversation as lists show it. */
export type ConversationSummary = { readonly id: string } & Readonly<z.infer<typeof summarySchema>>;

const recordSchema = z.strictObject({ bytes: z.number(), modifiedAt: z.number(), summary: summarySchema });
const indexSchema = z.object({ conversations: z.record(z.string(), recordSchema).default({}) });

type IndexRecord = z.infer<typeof recordSchema>;

/** A conversation's file, and how to read it. */
interface IndexedFile {
  readonly path: string;
  readonly load: () => Promise<{ readonly createdAt: number; readonly entries: readonly Entry[] }>;
}

/** A cache of summaries, so that conversations need not be read. A record is valid while its file has the same size and time. */
export class ConversationIndex {
  private readonly document: JsonDocument<typeof indexSchema>;
  private records: Map<string, IndexRecord>;

  constructor(private readonly context: StorageContext) {
    this.document = new JsonDocument(context, 'index', indexSchema);
    this.records = new Map(Object.entries(this.document.get().conversations));
  }

  /** The summary of a conversation, read from its file if that has changed; `undefined` if the file is gone. */
  async summarize(id: string, { path, load }: IndexedFile): Promise<ConversationSummary | undefined> {
    const stats = await statOf(path);
    if (!stats) return undefined;
    const { size: bytes, mtimeMs: modifiedAt } = stats;
    const known = this.records.get(id);
    if (known?.bytes === bytes && known.modifiedAt === modifiedAt) return { id, ...known.summary };
    const { createdAt, entries } = await load();
    const updatedAt = entries.at(-1)?.at ?? createdAt;
    const summary = { title: title(entries), createdAt, updatedAt, exchanges: exchanges(entries).length };
    this.records.set(id, { bytes, modifiedAt, summary });
    return { id, ...summary };
  }

  /** Drops the records of all other conversations, and saves the cache. */
  retainOnly(ids: ReadonlySet<string>): void {
    this.records = new Map([...this.records].filter(([id]) => ids.has(id)));
    const conversations = Object.fromEntries(this.records);
    const isSame = JSON.stringify(conversations) === JSON.stringify(this.document.get().conversations);
    if (!isSame && !this.context.isReadOnly) this.document.set({ conversations });
  }

  reset(): void {
    this.records.clear();
    this.document.reset();
  }
}
