import { z } from 'zod';
import { limits } from '../../program/limits';
import { programSchema } from '../../program/Program';
import { voidSchema, route, seqSchema } from '../route';

/** Where the playing program comes from. */
const stageSourceSchema = z.discriminatedUnion('type', [
  /** A version of the open conversation. */
  z.strictObject({ type: z.literal('version'), seq: seqSchema }).readonly(),
  /** A reply whose program is complete; the note may still be missing. */
  z.strictObject({ type: z.literal('reply') }).readonly(),
  /** The program shown before the first wish. */
  z.strictObject({ type: z.literal('welcome') }).readonly(),
  /** The test pattern, which shows whether the lamp is set up the right way round. */
  z.strictObject({ type: z.literal('test') }).readonly(),
]);

export type StageSource = z.infer<typeof stageSourceSchema>;

/** Whether and since when the program plays; preview and lamp both follow it. */
const lightStateSchema = z.discriminatedUnion('phase', [
  /** The program started at `startedMs`, in ms since 1970. */
  z.strictObject({ phase: z.literal('playing'), startedMs: z.number() }).readonly(),
  /** The program is paused at `atMs` of its own time. */
  z.strictObject({ phase: z.literal('held'), atMs: z.number() }).readonly(),
  z.strictObject({ phase: z.literal('off') }).readonly(),
]);

export type LightState = z.infer<typeof lightStateSchema>;

/** What the preview and the lamp show. */
export const stageAreaStateSchema = z
  .strictObject({
    source: stageSourceSchema,
    /** The program as played: dangerous flashes are softened, unless the owner allowed them. */
    program: programSchema,
    /** What was changed to soften dangerous flashes, in sentences. */
    softened: z.array(z.string()).readonly(),
    /** The owner allowed this program to flash. */
    isAllowedToFlash: z.boolean(),
    light: lightStateSchema,
    /** When the sleep timer turns the lamp off, in ms since 1970. */
    sleepAt: z.number().nullable(),
  })
  .readonly();

export type StageAreaState = z.infer<typeof stageAreaStateSchema>;

/** The longest sleep timer. */
export const maxSleepMs = 24 * 3_600_000;

export const stageRoutes = {
  play: route('stage.play', voidSchema, voidSchema),
  pause: route('stage.pause', voidSchema, voidSchema),
  /** Jumps to a time of the program; it stays playing or paused. */
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
  /** Turns the light on again; the program starts from the beginning. */
  on: route('stage.on', voidSchema, voidSchema),
  /** Sets the sleep timer; `null` cancels it. */
  sleep: route(
    'stage.sleep',
    z.strictObject({ ms: z.int().min(1000).max(maxSleepMs).nullable() }),
    voidSchema,
  ),
  /** Shows the test pattern, or ends it. */
  test: route('stage.test', z.strictObject({ isOn: z.boolean() }), voidSchema),
};
