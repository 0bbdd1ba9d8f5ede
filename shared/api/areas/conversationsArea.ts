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

/** All conversations, the last used one first. */
export const conversationsAreaStateSchema = z.array(summarySchema).readonly();

const matchSchema = summarySchema.unwrap().extend({ wish: z.string().exactOptional() }).readonly();
const restoredCountsSchema = z.strictObject({ conversations: z.int(), programs: z.int() }).readonly();
const idInput = z.strictObject({ id: idSchema });

/** The largest conversation and the largest backup that are taken in, in characters. */
export const maxImportLengths = { conversation: 32 << 20, backup: 96 << 20 };

export const conversationsRoutes = {
  /** A new conversation, on the desk. One that is empty already is taken for it. */
  create: route('conversations.create', voidSchema, idInput),
  open: route('conversations.open', idInput, voidSchema),
  rename: route(
    'conversations.rename',
    idInput.extend({ title: z.string().min(1).max(titleLength) }),
    voidSchema,
  ),
  /** For a month it can be put back. */
  remove: route('conversations.remove', idInput, voidSchema),
  putBack: route('conversations.putBack', idInput, voidSchema),
  /** Those with all these words in their title, a wish or a program's name; the wish that has them. */
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
  /** Takes in a backup beside what is there, and says how much was new. */
  restoreBackup: route(
    'conversations.restoreBackup',
    z.strictObject({ text: z.string().max(maxImportLengths.backup) }),
    restoredCountsSchema,
  ),
  /** Deletes everything for good: conversations, saved programs, settings. */
  eraseAll: route('conversations.eraseAll', z.strictObject({ isMeant: z.literal(true) }), voidSchema),
};
