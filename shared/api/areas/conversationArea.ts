import { z } from 'zod';
import { tiers } from '../../conversation/context/Piece';
import { agents, entrySchema, meterSchema } from '../../conversation/Entry';
import { wishLength } from '../../conversation/wishText';
import { limits } from '../../program/limits';
import { programSchema } from '../../program/Program';
import { idSchema, voidSchema, route, seqSchema } from '../route';

/** The open conversation. Everything known about it is derived from its entries. */
export const conversationAreaStateSchema = z
  .strictObject({ id: idSchema, createdAt: z.number(), entries: z.array(entrySchema).readonly() })
  .readonly();

const role = z.enum(['system', 'user', 'assistant']);

/** The next prompt, piece by piece, and how many tokens of the model's context window it takes. */
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
    /** The number of exchanges left out of the prompt. */
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
  /** Shows an earlier version again; `version` is the number of the entry that created it. */
  restore: route('conversation.restore', versionInput, voidSchema),
  /** Replaces the program with one edited by hand. */
  edit: route('conversation.edit', z.strictObject({ program: programSchema }), voidSchema),
  /** Lets this version flash as written. Without it, dangerous flashes are softened. */
  allowFlashes: route('conversation.allowFlashes', versionInput, voidSchema),
  /** The prompt for this wish; the wish may be empty. */
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
