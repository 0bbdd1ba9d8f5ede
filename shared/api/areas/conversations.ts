import { z } from 'zod';
import { titleLength } from '../../conversation/entry';
import { idSchema, nothing, route, textFileSchema } from '../route';

const summary = z
  .strictObject({
    id: idSchema,
    title: z.string(),
    createdAt: z.number(),
    updatedAt: z.number(),
    exchanges: z.number(),
  })
  .readonly();

/** All conversations, the last used one first. */
export const conversationsState = z.array(summary).readonly();

const found = summary.unwrap().extend({ wish: z.string().exactOptional() }).readonly();
const counts = z.strictObject({ conversations: z.int(), programs: z.int() }).readonly();
const one = z.strictObject({ id: idSchema });

/** The largest conversation and the largest backup that are taken in, in characters. */
export const largestTexts = { conversation: 32 << 20, backup: 96 << 20 };

export const conversationsRoutes = {
  /** A new conversation, on the desk. One that is empty already is taken for it. */
  create: route('conversations.create', nothing, one),
  open: route('conversations.open', one, nothing),
  rename: route('conversations.rename', one.extend({ title: z.string().min(1).max(titleLength) }), nothing),
  /** For a month it can be put back. */
  remove: route('conversations.remove', one, nothing),
  putBack: route('conversations.putBack', one, nothing),
  /** Those with all these words in their title, a wish or a program's name; the wish that has them. */
  search: route(
    'conversations.search',
    z.strictObject({ words: z.string().max(200) }),
    z.array(found).readonly(),
  ),
  export: route('conversations.export', one, textFileSchema),
  import: route(
    'conversations.import',
    z.strictObject({ text: z.string().max(largestTexts.conversation) }),
    one,
  ),
  /** All conversations, saved programs and settings in one file. */
  backUp: route('conversations.backUp', nothing, textFileSchema),
  /** Takes in a backup beside what is there, and says how much was new. */
  restoreBackup: route(
    'conversations.restoreBackup',
    z.strictObject({ text: z.string().max(largestTexts.backup) }),
    counts,
  ),
  /** Deletes everything for good: conversations, saved programs, settings. */
  eraseAll: route('conversations.eraseAll', z.strictObject({ isMeant: z.literal(true) }), nothing),
};
