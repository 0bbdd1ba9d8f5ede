import { z } from 'zod';
import { tiers } from '../../conversation/context/Piece';
import { agents, entrySchema, meterSchema } from '../../conversation/Entry';
import { wishLength } from '../../conversation/wishText';
import { limits } from '../../program/limits';
import { programSchema } from '../../program/Program';
import { idSchema, voidSchema, route, seqSchema } from '../route';

/** The conversation on the desk. All that is known of it is derived from its entries. */
export const conversationAreaStateSchema = z
  .strictObject({ id: idSchema, createdAt: z.number(), entries: z.array(entrySchema).readonly() })
  .readonly();

const role = z.enum(['system', 'user', 'assistant']);

/** What the model would be told next, piece by piece, and what that takes of its window. */
const modelContextSchema = z
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

const noteInput = z.strictObject({ note: seqSchema });
const noteTextSchema = z.string().min(1).max(limits.noteLength);
const versionInput = z.strictObject({ version: seqSchema });

export const conversationRoutes = {
  undo: route('conversation.undo', voidSchema, voidSchema),
  redo: route('conversation.redo', voidSchema, voidSchema),
  /** Shows an earlier version again: `version` is the entry that brought it. */
  restore: route('conversation.restore', versionInput, voidSchema),
  /** A change by hand. */
  edit: route('conversation.edit', z.strictObject({ program: programSchema }), voidSchema),
  /** This version may flash as it is written; it is softened unless its owner says so. */
  allowFlashes: route('conversation.allowFlashes', versionInput, voidSchema),
  /** What the model would be told with this wish, or with an empty one. */
  context: route(
    'conversation.context',
    z.strictObject({ wish: z.string().max(wishLength) }),
    modelContextSchema,
  ),
  transcript: route('conversation.transcript', z.strictObject({ agent: z.enum(agents) }), transcriptSchema),
  addNote: route('conversation.addNote', z.strictObject({ text: noteTextSchema }), voidSchema),
  changeNote: route('conversation.changeNote', noteInput.extend({ text: noteTextSchema }), voidSchema),
  removeNote: route('conversation.removeNote', noteInput, voidSchema),
};
