import { z } from 'zod';
import type { Entry } from '#shared/conversation/entry';
import { exchanges } from '#shared/conversation/exchanges';
import { title } from '#shared/conversation/title';
import { Document } from './Document';
import { statOf } from './files';
import type { Place } from './Place';

const summarySchema = z.strictObject({
  title: z.string(),
  createdAt: z.number(),
  updatedAt: z.number(),
  exchanges: z.number(),
});

/** What a list shows of a conversation. */
export type ConversationSummary = { readonly id: string } & Readonly<z.infer<typeof summarySchema>>;

const lineSchema = z.strictObject({ bytes: z.number(), modifiedAt: z.number(), summary: summarySchema });
const indexSchema = z.object({ conversations: z.record(z.string(), lineSchema).default({}) });

type Line = z.infer<typeof lineSchema>;

/** A conversation's file, and how to read it. */
interface Indexed {
  readonly path: string;
  readonly load: () => Promise<{ readonly createdAt: number; readonly entries: readonly Entry[] }>;
}

/**
 * What is known of each conversation without reading it. It is a cache: a line holds as long as its file has that size
 * and time, and deleting all of it loses nothing.
 */
export class ConversationIndex {
  private readonly document: Document<typeof indexSchema>;
  private lines: Map<string, Line>;

  constructor(private readonly place: Place) {
    this.document = new Document(place, 'index', indexSchema);
    this.lines = new Map(Object.entries(this.document.get().conversations));
  }

  /** The summary of a conversation; from its file where that has changed. None when the file is gone. */
  async summarize(id: string, { path, load }: Indexed): Promise<ConversationSummary | undefined> {
    const stats = await statOf(path);
    if (!stats) return undefined;
    const { size: bytes, mtimeMs: modifiedAt } = stats;
    const known = this.lines.get(id);
    if (known?.bytes === bytes && known.modifiedAt === modifiedAt) return { id, ...known.summary };
    const { createdAt, entries } = await load();
    const updatedAt = entries.at(-1)?.at ?? createdAt;
    const summary = { title: title(entries), createdAt, updatedAt, exchanges: exchanges(entries).length };
    this.lines.set(id, { bytes, modifiedAt, summary });
    return { id, ...summary };
  }

  /** Keeps what is known of these conversations, and of no others. */
  keep(ids: ReadonlySet<string>): void {
    this.lines = new Map([...this.lines].filter(([id]) => ids.has(id)));
    const conversations = Object.fromEntries(this.lines);
    const isSame = JSON.stringify(conversations) === JSON.stringify(this.document.get().conversations);
    if (!isSame && !this.place.isReadOnly) this.document.set({ conversations });
  }

  reset(): void {
    this.lines.clear();
    this.document.reset();
  }
}
