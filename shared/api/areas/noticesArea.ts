import { z } from 'zod';
import { noticeSchema } from '../progress';
import { voidSchema, route, seqSchema } from '../route';

const postedNoticeSchema = noticeSchema
  .unwrap()
  .extend({
    id: z.int(),
    /** In ms since 1970. */
    at: z.number(),
    /** The wish it is about. */
    about: seqSchema.exactOptional(),
  })
  .readonly();

/** Something that was said, until it is dismissed or many others came after it. */
export type PostedNotice = z.infer<typeof postedNoticeSchema>;

/** What is worth saying now, the latest last. */
export const noticesAreaStateSchema = z.array(postedNoticeSchema).readonly();

export const noticesRoutes = {
  dismiss: route('notices.dismiss', z.strictObject({ id: z.int() }), voidSchema),
};
