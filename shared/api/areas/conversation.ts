import { z } from 'zod';
import { tiers } from '../../conversation/context/Piece';
import { agents, entrySchema, meterSchema } from '../../conversation/entry';
import { wishLength } from '../../conversation/wishText';
import { limits } from '../../program/limits';
import { programSchema } from '../../program/schema';
import { idSchema, nothing, route, seqSchema } from '../route';

/** The conversation on the desk. All that is known of it is derived from its entries. */
export const conversationState = z
  .strictObject({ id: idSchema, createdAt: z.number(), entries: z.array(entrySchema).readonly() })
  .readonly();

const role = z.enum(['system', 'user', 'assistant']);

/** What the model would be told next, piece by piece, and what that takes of its window. */
const contextSchema = z
  .strictObject({
    messages: z.array(z.strictObject({ role, content: z.string() }).readonly()).readonly(),
    pieces: z
      .array(
        z
          .strictObject({
            tier: z.enum(tiers),
            role,
            text: z.string(),
            why: z.string(),
            tokens: z.number(),
            of: seqSchema.optional(),
            covers: z.int().optional(),
          })
          .readonly(),
      )
      .readonly(),
    tokens: z
      .strictObject({
        total: z.number(),
        budget: z.number(),
        reserve: z.number(),
        byTier: z.partialRecord(z.enum(tiers), z.number()).readonly(),
      })
      .readonly(),
    /** Exchanges left out. */
    skipped: z.int(),
  })
  .readonly();

const transcriptSchema = z
  .array(
    z
      .strictObject({
        role,
        content: z.string(),
        at: z.number().exactOptional(),
        meter: meterSchema.optional(),
      })
      .readonly(),
  )
  .readonly();

const ofNote = z.strictObject({ note: seqSchema });
const noteText = z.string().min(1).max(limits.noteLength);
const ofVersion = z.strictObject({ version: seqSchema });

export const conversationRoutes = {
  undo: route('conversation.undo', nothing, nothing),
  redo: route('conversation.redo', nothing, nothing),
  /** Shows an earlier version again: `version` is the entry that brought it. */
  restore: route('conversation.restore', ofVersion, nothing),
  /** A change by hand. */
  edit: route('conversation.edit', z.strictObject({ program: programSchema }), nothing),
  /** This version may flash as it is written; it is softened unless its owner says so. */
  allowFlashes: route('conversation.allowFlashes', ofVersion, nothing),
  /** What the model would be told with this wish, or with an empty one. */
  context: route('conversation.context', z.strictObject({ wish: z.string().max(wishLength) }), contextSchema),
  transcript: route('conversation.transcript', z.strictObject({ agent: z.enum(agents) }), transcriptSchema),
  addNote: route('conversation.addNote', z.strictObject({ text: noteText }), nothing),
  changeNote: route('conversation.changeNote', ofNote.extend({ text: noteText }), nothing),
  removeNote: route('conversation.removeNote', ofNote, nothing),
};
