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

/** A notice on display. It goes when dismissed, or when too many newer ones have come. */
export type PostedNotice = z.infer<typeof postedNoticeSchema>;

/** The current notices, latest last. */
export const noticesAreaStateSchema = z.array(postedNoticeSchema).readonly();

export const noticesRoutes = {
  dismiss: route('notices.dismiss', z.strictObject({ id: z.int() }), voidSchema),
};
