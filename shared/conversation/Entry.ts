import { z } from 'zod';
import { operationSchema } from '../program/edit/Operation';
import { limits } from '../program/limits';
import { programSchema } from '../program/Program';
import { isPrintable } from '../program/text';
import { wishLength } from './wishText';

/** The entries of a conversation's log. Everything else about a conversation is derived from them. */

const seq = z.int().min(1);
const line = (length: number) => z.string().min(1).max(length).refine(isPrintable);

/** The longest title a conversation can be given. */
export const titleLength = 120;

/** The kinds of wishes. */
export const intents = ['new', 'follow-up', 'edit', 'undo', 'redo', 'restore', 'control', 'remark'] as const;

/** How a wish was understood, how surely, and which words decided. */
export const readingSchema = z.strictObject({
  intent: z.enum(intents),
  confidence: z.number().min(0).max(1),
  because: z.string().max(500),
});

/** Tokens and time of one call of the model, as the server reports them. */
export const meterSchema = z.strictObject({
  model: z.string().min(1).max(200),
  promptTokens: z.int().min(0).optional(),
  replyTokens: z.int().min(0).optional(),
  loadMs: z.number().min(0).optional(),
  readMs: z.number().min(0).optional(),
  writeMs: z.number().min(0).optional(),
});

/** The two roles the model is called in: the programmer writes programs, the corrector repairs a refused one. */
export const agents = ['programmer', 'corrector'] as const;

/** The kinds of models; each has a system prompt of its own. */
const profileNames = ['base', 'fine-tuned'] as const;

/** One line of a compaction's block. `of` is the first entry it summarizes, `covers` the number of exchanges. */
const blockPieceSchema = z.strictObject({
  tier: z.enum(['first-wish', 'skip-marker', 'summary', 'brief', 'note']),
  text: z.string(),
  of: seq.optional(),
  covers: z.int().min(2).optional(),
});

const stamp = { seq, at: z.int().min(0) };
const entry = <Type extends string, Shape extends z.ZodRawShape>(type: Type, shape: Shape) =>
  z.strictObject({ ...stamp, type: z.literal(type), ...shape });

const rawText = z.string().max(limits.replyCharacters);

/** An entry of the log, as stored. */
export const entrySchema = z.discriminatedUnion('type', [
  /**
   * The system prompt from here on. A conversation keeps its first one until it is continued with a model of another kind
   * (`profile`).
   */
  entry('prompt', {
    agent: z.enum(agents),
    text: z.string().min(1),
    profile: z.enum(profileNames).optional(),
  }),
  /**
   * `sent`: the wish as the model got it, with the current program if needed; absent if no model was asked. `message`: the
   * whole user message, if it also contained notes or the block. `replaces`: the earlier wish that this one replaces once it
   * is answered.
   */
  entry('wish', {
    text: z.string().min(1).max(wishLength),
    reading: readingSchema.optional(),
    sent: z.string().optional(),
    message: z.string().optional(),
    replaces: seq.optional(),
  }),
  /** The program that answers a wish. `text` is what the model wrote; the composer writes none. */
  entry('reply', {
    to: seq,
    engine: z.enum(['model', 'composer']),
    text: rawText.optional(),
    program: programSchema,
    repairs: z.array(z.string()),
    meter: meterSchema.optional(),
  }),
  /** A refused reply, and the message that asked the model to correct it. */
  entry('correction', { to: seq, refused: rawText, sent: z.string(), meter: meterSchema.optional() }),
  /** An instant edit. Each operation made one of the changes, so each change can be taken back separately. */
  entry('edit', {
    to: seq,
    program: programSchema,
    changes: z.array(z.string()),
    operations: z.array(operationSchema).optional(),
  }),
  /** A program changed by hand in the inspector, or taken `from` elsewhere. */
  entry('manual', {
    program: programSchema,
    changes: z.array(z.string()),
    from: z.literal('library').optional(),
  }),
  /** An earlier version is shown again; `to` is the entry with its program. */
  entry('restore', { to: seq, how: z.enum(['undo', 'redo', 'jump']) }),
  /** The owner allows a version to flash: the program of entry `of` is not softened. */
  entry('allowance', { of: seq }),
  /** Something to remember: a note of the model, or a lasting wish (found by rule, standing, or written by the owner). */
  entry('note', {
    text: line(limits.noteLength),
    origin: z.enum(['model', 'rule', 'standing', 'owner']),
    to: seq.optional(),
  }),
  /** A note's new text; `null` deletes it. `by` settings: a standing wish was withdrawn. */
  entry('note-change', {
    note: seq,
    text: line(limits.noteLength).nullable(),
    by: z.enum(['owner', 'settings']),
  }),
  /** A block that summarizes all exchanges before `verbatimFrom`; those answered from that entry on stay verbatim. */
  entry('compaction', {
    because: z.enum(['budget', 'new-chapter', 'stale-block']),
    block: z.array(blockPieceSchema),
    skipped: z.int().min(0),
    verbatimFrom: seq,
    /** The verbatim answer that has every step written out: it contains the current program. */
    writtenOut: seq.optional(),
    /** A fingerprint of the summarized exchanges: if it differs, the block is out of date. */
    standsFor: z.int().min(0),
  }),
  entry('failure', {
    to: seq,
    code: z.string().min(1).max(60),
    message: z.string(),
    text: rawText.optional(),
    meter: meterSchema.optional(),
  }),
  entry('rename', { title: line(titleLength) }),
]);

export type Entry = z.infer<typeof entrySchema>;
export type EntryOf<Type extends Entry['type']> = Extract<Entry, { type: Type }>;
export type Reading = z.infer<typeof readingSchema>;
export type Meter = z.infer<typeof meterSchema>;
export type ProfileName = (typeof profileNames)[number];
export type Agent = (typeof agents)[number];
export type BlockPiece = z.infer<typeof blockPieceSchema>;

type Draft<Stamped> = Stamped extends Entry ? Omit<Stamped, 'seq' | 'at'> : never;

/** An entry without number and time, which the log adds. */
export type EntryDraft = Draft<Entry>;

/** Numbers `drafts` after the last of `entries`, and stamps them with `at`. */
export function stampEntries(entries: readonly Entry[], drafts: readonly EntryDraft[], at: number): Entry[] {
  const last = entries.at(-1)?.seq ?? 0;
  return drafts.map((draft, index) => ({ seq: last + 1 + index, at, ...draft }));
}
