import { z } from 'zod';
import { layoutSchema } from './Layout';
import { lampKinds } from './PortDescription';
import { resetCauses } from './wire/messages';

/** What is known about a connected lamp. */
export const lampInfoSchema = z
  .strictObject({
    kind: z.enum([...lampKinds, 'virtual']),
    name: z.string(),
    /** The port it is on, or `virtual`. */
    path: z.string(),
    firmware: z.string().exactOptional(),
    /** The layout the lamp reports; missing if it cannot, then the owner's setting applies. */
    layout: layoutSchema.exactOptional(),
    /** The largest program it can store, in bytes; missing for a lamp that frames are streamed to. */
    memoryBytes: z.number().exactOptional(),
    /** True if it can store a program and play it without the computer. */
    canKeep: z.boolean(),
    /** The frames per second the wire can carry, if frames are streamed. */
    fps: z.number().exactOptional(),
    /** Why it last restarted. */
    reset: z.enum(resetCauses).exactOptional(),
  })
  .readonly();

export type LampInfo = z.infer<typeof lampInfoSchema>;

/** A lamp's report of its position in the program; the preview follows it. */
export const lampReportSchema = z
  .strictObject({
    /** Program time, in ms, … */
    programMs: z.number(),
    /** … at this time, in ms since 1970. */
    atMs: z.number(),
    step: z.number(),
    pass: z.number(),
    /** The light left by the lamp's current limit, in per cent. */
    scaledPercent: z.number(),
    /** True while the stored program plays. */
    isKept: z.boolean(),
  })
  .readonly();

export type LampReport = z.infer<typeof lampReportSchema>;
