import { z } from 'zod';
import { layoutSchema } from './Layout';
import { lampKinds } from './PortDescription';
import { resetCauses } from './wire/messages';

/** What is known of a lamp that is ready. */
export const lampInfoSchema = z
  .strictObject({
    kind: z.enum([...lampKinds, 'virtual']),
    name: z.string(),
    /** The port it is on, or `virtual`. */
    path: z.string(),
    firmware: z.string().exactOptional(),
    /** Where its LEDs are; none for a lamp that cannot tell: then the owner's setting counts. */
    layout: layoutSchema.exactOptional(),
    /** The largest program it holds, in bytes; none for one that is streamed to. */
    memoryBytes: z.number().exactOptional(),
    /** It can go on without the computer. */
    canKeep: z.boolean(),
    /** Frames a second that the wire carries, where frames are streamed. */
    fps: z.number().exactOptional(),
    /** Why it started last. */
    reset: z.enum(resetCauses).exactOptional(),
  })
  .readonly();

export type LampInfo = z.infer<typeof lampInfoSchema>;

/** What a lamp says about where it is in its program; the preview goes by it. */
export const lampReportSchema = z
  .strictObject({
    /** Program time, in ms, … */
    programMs: z.number(),
    /** … at this time, in ms since 1970. */
    atMs: z.number(),
    step: z.number(),
    pass: z.number(),
    /** What the lamp's current limit leaves of the light, in per cent. */
    scaledPercent: z.number(),
    /** True when the stored program is the one that plays. */
    isKept: z.boolean(),
  })
  .readonly();

export type LampReport = z.infer<typeof lampReportSchema>;
