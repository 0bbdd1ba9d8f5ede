import { z } from 'zod';
import { operationSchema } from '../program/edit/Operation';
import { limits } from '../program/limits';
import { programSchema } from '../program/Program';
import { isPrintable } from '../program/text';
import { wishLength } from './wishText';

/** The log of a conversation, entry by entry. All that is known of a conversation is derived from these. */

const seq = z.int().min(1);
const line = (length: number) => z.string().min(1).max(length).refine(isPrintable);

/** A title its owner gives has at most so many characters. */
export const titleLength = 120;

/** What a wish can mean. */
export const intents = ['new', 'follow-up', 'edit', 'undo', 'redo', 'restore', 'control', 'remark'] as const;

/** How a wish was read, and the words that decided. */
export const readingSchema = z.strictObject({
  intent: z.enum(intents),
  confidence: z.number().min(0).max(1),
  because: z.string().max(500),
});

/** What a call of the model cost, as the server counted it. */
export const meterSchema = z.strictObject({
  model: z.string().min(1).max(200),
  promptTokens: z.int().min(0).optional(),
  replyTokens: z.int().min(0).optional(),
  loadMs: z.number().min(0).optional(),
  readMs: z.number().min(0).optional(),
  writeMs: z.number().min(0).optional(),
});

/** Who speaks with the model: the programmer writes programs, the corrector mends a refused one. */
export const agents = ['programmer', 'corrector'] as const;

/** The kinds of models there are prompts for. */
const profileNames = ['base', 'fine-tuned'] as const;

/** One line of the block that a compaction writes; `of` is the first entry it speaks of, `covers` how many exchanges. */
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

/** One entry of the log, as it is stored. */
export const entrySchema = z.discriminatedUnion('type', [
  /**
   * The system prompt from here on, for those who speak with the model. A conversation keeps the one it began with,
   * unless it is taken up with a model of another kind (`profile`).
   */
  entry('prompt', {
    agent: z.enum(agents),
    text: z.string().min(1),
    profile: z.enum(profileNames).optional(),
  }),
  /**
   * `sent`: what the model was told with it, the current program where needed and the wish; none when no model was
   * asked. `message`: the whole user message, where notes or the block stood in it as well. `replaces`: the wish whose
   * place this one takes, once it is answered.
   */
  entry('wish', {
    text: z.string().min(1).max(wishLength),
    reading: readingSchema.optional(),
    sent: z.string().optional(),
    message: z.string().optional(),
    replaces: seq.optional(),
  }),
  /** The program that answers a wish; `text` as the model wrote it, none from the built-in composer. */
  entry('reply', {
    to: seq,
    engine: z.enum(['model', 'composer']),
    text: rawText.optional(),
    program: programSchema,
    repairs: z.array(z.string()),
    meter: meterSchema.optional(),
  }),
  /** A reply that was refused, and what the corrector was told about it. */
  entry('correction', { to: seq, refused: rawText, sent: z.string(), meter: meterSchema.optional() }),
  /** A wish answered at once, without a model; `operations` made the changes, one each, so each can be taken back alone. */
  entry('edit', {
    to: seq,
    program: programSchema,
    changes: z.array(z.string()),
    operations: z.array(operationSchema).optional(),
  }),
  /** A change made by hand, in the inspector; or a whole program that was taken `from` elsewhere. */
  entry('manual', {
    program: programSchema,
    changes: z.array(z.string()),
    from: z.literal('library').optional(),
  }),
  /** An earlier version shown again; `to` is the entry that brought it. */
  entry('restore', { to: seq, how: z.enum(['undo', 'redo', 'jump']) }),
  /** The owner lets the version that entry `of` brought flash as it is written: it is not softened. */
  entry('allowance', { of: seq }),
  /** A note to self: the model's, or a lasting wish (made by rule, standing for every conversation, or written by the owner). */
  entry('note', {
    text: line(limits.noteLength),
    origin: z.enum(['model', 'rule', 'standing', 'owner']),
    to: seq.optional(),
  }),
  /** A note's new text; `null` deletes it. By the settings: a wish for every conversation was withdrawn. */
  entry('note-change', {
    note: seq,
    text: line(limits.noteLength).nullable(),
    by: z.enum(['owner', 'settings']),
  }),
  /** The block before the exchanges that stay verbatim: those answered by the entry `verbatimFrom` or a later one. */
  entry('compaction', {
    because: z.enum(['budget', 'new-chapter', 'stale-block']),
    block: z.array(blockPieceSchema),
    skipped: z.int().min(0),
    verbatimFrom: seq,
    /** The answer among these that is told with every step written out: it gives the current program. */
    writtenOut: seq.optional(),
    /** A fingerprint of the exchanges before those: once it differs, the block no longer holds. */
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

/** An entry before the log gives it its number and time. */
export type EntryDraft = Draft<Entry>;

/** `drafts` as they follow on `entries`, numbered on and stamped with `at`. */
export function stampEntries(entries: readonly Entry[], drafts: readonly EntryDraft[], at: number): Entry[] {
  const last = entries.at(-1)?.seq ?? 0;
  return drafts.map((draft, index) => ({ seq: last + 1 + index, at, ...draft }));
}
