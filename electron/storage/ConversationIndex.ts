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

/** What a list shows of a conversation. */
export type ConversationSummary = { readonly id: string } & Readonly<z.infer<typeof summarySchema>>;

const recordSchema = z.strictObject({ bytes: z.number(), modifiedAt: z.number(), summary: summarySchema });
const indexSchema = z.object({ conversations: z.record(z.string(), recordSchema).default({}) });

type IndexRecord = z.infer<typeof recordSchema>;

/** A conversation's file, and how to read it. */
interface IndexedFile {
  readonly path: string;
  readonly load: () => Promise<{ readonly createdAt: number; readonly entries: readonly Entry[] }>;
}

/**
 * What is known of each conversation without reading it. It is a cache: a line holds as long as its file has that size
 * and time, and deleting all of it loses nothing.
 */
export class ConversationIndex {
  private readonly document: JsonDocument<typeof indexSchema>;
  private records: Map<string, IndexRecord>;

  constructor(private readonly context: StorageContext) {
    this.document = new JsonDocument(context, 'index', indexSchema);
    this.records = new Map(Object.entries(this.document.get().conversations));
  }

  /** The summary of a conversation; from its file where that has changed. None when the file is gone. */
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

  /** Keeps what is known of these conversations, and of no others. */
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
