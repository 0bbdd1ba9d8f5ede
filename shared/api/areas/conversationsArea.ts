import { z } from 'zod';
import { titleLength } from '../../conversation/Entry';
import { idSchema, voidSchema, route, textFileSchema } from '../route';

const summarySchema = z
  .strictObject({
    id: idSchema,
    title: z.string(),
    createdAt: z.number(),
    updatedAt: z.number(),
    exchanges: z.number(),
  })
  .readonly();

/** All conversations, most recently used first. */
export const conversationsAreaStateSchema = z.array(summarySchema).readonly();

const matchSchema = summarySchema.unwrap().extend({ wish: z.string().exactOptional() }).readonly();
const restoredCountsSchema = z.strictObject({ conversations: z.int(), programs: z.int() }).readonly();
const idInput = z.strictObject({ id: idSchema });

/** The largest conversation and backup that can be imported, in characters. */
export const maxImportLengths = { conversation: 32 << 20, backup: 96 << 20 };

export const conversationsRoutes = {
  /** Opens a new conversation; reuses an empty one if there is one. */
  create: route('conversations.create', voidSchema, idInput),
  open: route('conversations.open', idInput, voidSchema),
  rename: route(
    'conversations.rename',
    idInput.extend({ title: z.string().min(1).max(titleLength) }),
    voidSchema,
  ),
  /** Deletes a conversation. It can be restored with `putBack` for a month. */
  remove: route('conversations.remove', idInput, voidSchema),
  putBack: route('conversations.putBack', idInput, voidSchema),
  /**
   * The conversations with all these words in the title, in one wish or in a program's name; `wish` is the matching
   * wish.
   */
  search: route(
    'conversations.search',
    z.strictObject({ words: z.string().max(200) }),
    z.array(matchSchema).readonly(),
  ),
  export: route('conversations.export', idInput, textFileSchema),
  import: route(
    'conversations.import',
    z.strictObject({ text: z.string().max(maxImportLengths.conversation) }),
    idInput,
  ),
  /** All conversations, saved programs and settings in one file. */
  backUp: route('conversations.backUp', voidSchema, textFileSchema),
  /** Imports a backup next to the existing data and reports how much of it was new. */
  restoreBackup: route(
    'conversations.restoreBackup',
    z.strictObject({ text: z.string().max(maxImportLengths.backup) }),
    restoredCountsSchema,
  ),
  /** Deletes everything for good: conversations, saved programs, settings. */
  eraseAll: route('conversations.eraseAll', z.strictObject({ isConfirmed: z.literal(true) }), voidSchema),
};
