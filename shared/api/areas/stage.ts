import { z } from 'zod';
import { limits } from '../../program/limits';
import { programSchema } from '../../program/schema';
import { nothing, route, seqSchema } from '../route';

/** Where a program on show comes from. */
const sourceSchema = z.discriminatedUnion('type', [
  /** A version of the open conversation. */
  z.strictObject({ type: z.literal('version'), seq: seqSchema }).readonly(),
  /** A reply that is complete, but for its note. */
  z.strictObject({ type: z.literal('reply') }).readonly(),
  /** What shows before the first wish. */
  z.strictObject({ type: z.literal('welcome') }).readonly(),
  /** The test pattern, which tells up from down. */
  z.strictObject({ type: z.literal('test') }).readonly(),
]);

export type Source = z.infer<typeof sourceSchema>;

/** How the program runs: preview and lamp both go by it. */
const lightSchema = z.discriminatedUnion('phase', [
  /** Its time was 0 at `startedMs`, in ms since 1970. */
  z.strictObject({ phase: z.literal('playing'), startedMs: z.number() }).readonly(),
  /** It stands still at a time of its own. */
  z.strictObject({ phase: z.literal('held'), atMs: z.number() }).readonly(),
  z.strictObject({ phase: z.literal('off') }).readonly(),
]);

export type Light = z.infer<typeof lightSchema>;

/** What is on show, on the stage and on the lamp. */
export const stageState = z
  .strictObject({
    source: sourceSchema,
    /** As it plays: without dangerous flashes, unless its owner allowed them. */
    program: programSchema,
    /** What was done against dangerous flashes, in sentences. */
    softened: z.array(z.string()).readonly(),
    /** Its owner allowed it to flash. */
    isAllowedToFlash: z.boolean(),
    light: lightSchema,
    /** When the lamp goes off by itself, in ms since 1970. */
    sleepAt: z.number().nullable(),
  })
  .readonly();

export type StageState = z.infer<typeof stageState>;

/** The longest sleep timer. */
export const longestSleepMs = 24 * 3_600_000;

export const stageRoutes = {
  play: route('stage.play', nothing, nothing),
  pause: route('stage.pause', nothing, nothing),
  /** Goes to a time of the program; it plays or stands still as before. */
  seek: route(
    'stage.seek',
    z.strictObject({
      ms: z
        .number()
        .min(0)
        .max(limits.passMs * 100),
    }),
    nothing,
  ),
  off: route('stage.off', nothing, nothing),
  /** Turns the light on again, from the beginning. */
  on: route('stage.on', nothing, nothing),
  /** Off after a time; `null` calls that off. */
  sleep: route(
    'stage.sleep',
    z.strictObject({ ms: z.int().min(1000).max(longestSleepMs).nullable() }),
    nothing,
  ),
  /** Shows the test pattern, or ends it. */
  test: route('stage.test', z.strictObject({ isOn: z.boolean() }), nothing),
};
