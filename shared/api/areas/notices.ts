import { z } from 'zod';
import { noticeSchema } from '../progress';
import { nothing, route, seqSchema } from '../route';

const toldNotice = noticeSchema
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
export type ToldNotice = z.infer<typeof toldNotice>;

/** What is worth saying now, the latest last. */
export const noticesState = z.array(toldNotice).readonly();

export const noticesRoutes = {
  dismiss: route('notices.dismiss', z.strictObject({ id: z.int() }), nothing),
};
