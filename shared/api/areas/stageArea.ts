import { z } from 'zod';
import { limits } from '../../program/limits';
import { programSchema } from '../../program/Program';
import { voidSchema, route, seqSchema } from '../route';

/** Where a program on show comes from. */
const stageSourceSchema = z.discriminatedUnion('type', [
  /** A version of the open conversation. */
  z.strictObject({ type: z.literal('version'), seq: seqSchema }).readonly(),
  /** A reply that is complete, but for its note. */
  z.strictObject({ type: z.literal('reply') }).readonly(),
  /** What shows before the first wish. */
  z.strictObject({ type: z.literal('welcome') }).readonly(),
  /** The test pattern, which tells up from down. */
  z.strictObject({ type: z.literal('test') }).readonly(),
]);

export type StageSource = z.infer<typeof stageSourceSchema>;

/** How the program runs: preview and lamp both go by it. */
const lightStateSchema = z.discriminatedUnion('phase', [
  /** Its time was 0 at `startedMs`, in ms since 1970. */
  z.strictObject({ phase: z.literal('playing'), startedMs: z.number() }).readonly(),
  /** It stands still at a time of its own. */
  z.strictObject({ phase: z.literal('held'), atMs: z.number() }).readonly(),
  z.strictObject({ phase: z.literal('off') }).readonly(),
]);

export type LightState = z.infer<typeof lightStateSchema>;

/** What is on show, on the stage and on the lamp. */
export const stageAreaStateSchema = z
  .strictObject({
    source: stageSourceSchema,
    /** As it plays: without dangerous flashes, unless its owner allowed them. */
    program: programSchema,
    /** What was done against dangerous flashes, in sentences. */
    softened: z.array(z.string()).readonly(),
    /** Its owner allowed it to flash. */
    isAllowedToFlash: z.boolean(),
    light: lightStateSchema,
    /** When the lamp goes off by itself, in ms since 1970. */
    sleepAt: z.number().nullable(),
  })
  .readonly();

export type StageAreaState = z.infer<typeof stageAreaStateSchema>;

/** The longest sleep timer. */
export const maxSleepMs = 24 * 3_600_000;

export const stageRoutes = {
  play: route('stage.play', voidSchema, voidSchema),
  pause: route('stage.pause', voidSchema, voidSchema),
  /** Goes to a time of the program; it plays or stands still as before. */
  seek: route(
    'stage.seek',
    z.strictObject({
      ms: z
        .number()
        .min(0)
        .max(limits.passMs * 100),
    }),
    voidSchema,
  ),
  off: route('stage.off', voidSchema, voidSchema),
  /** Turns the light on again, from the beginning. */
  on: route('stage.on', voidSchema, voidSchema),
  /** Off after a time; `null` calls that off. */
  sleep: route(
    'stage.sleep',
    z.strictObject({ ms: z.int().min(1000).max(maxSleepMs).nullable() }),
    voidSchema,
  ),
  /** Shows the test pattern, or ends it. */
  test: route('stage.test', z.strictObject({ isOn: z.boolean() }), voidSchema),
};
