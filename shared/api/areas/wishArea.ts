import { z } from 'zod';
import { readingSchema } from '../../conversation/Entry';
import { wishLength } from '../../conversation/wishText';
import { programSchema } from '../../program/Program';
import { writingProgressSchema } from '../progress';
import { voidSchema, route, seqSchema } from '../route';

/** Who writes: the built-in composer, or a model by name. */
const writerSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('composer') }).readonly(),
  z.strictObject({ kind: z.literal('model'), name: z.string() }).readonly(),
]);

const queuedWishSchema = z.strictObject({ id: z.int(), text: z.string() }).readonly();

/** A wish that waits for the one being answered. */
export type QueuedWish = z.infer<typeof queuedWishSchema>;

/** What is being written, if anything is. */
export const wishAreaStateSchema = z.discriminatedUnion('phase', [
  z.strictObject({ phase: z.literal('idle') }).readonly(),
  z
    .strictObject({
      phase: z.literal('answering'),
      text: z.string(),
      reading: readingSchema,
      /** None until it is known whether there is a model. */
      writer: writerSchema.nullable(),
      /** In ms since 1970. */
      since: z.number(),
      progress: writingProgressSchema.nullable(),
      /** The steps that are complete so far, as they may show. */
      draft: programSchema.nullable(),
      /** What the built-in composer would make of it, for the stage alone; none unless something new is wanted. */
      sketch: programSchema.nullable(),
      /** Why the reply is asked for once more. */
      correcting: z.string().nullable(),
      next: z.array(queuedWishSchema).readonly(),
    })
    .readonly(),
]);

export type WishAreaState = z.infer<typeof wishAreaStateSchema>;
export type AnsweringState = Extract<WishAreaState, { phase: 'answering' }>;

/** What became of a wish: it is done, it is being answered, or it waits for its turn. */
const wishOutcomeSchema = z
  .strictObject({
    outcome: z.enum(['done', 'answering', 'next']),
    /** What to say about it, where the conversation does not show it. */
    say: z.string().exactOptional(),
  })
  .readonly();

export type WishOutcome = z.infer<typeof wishOutcomeSchema>;

/** The ways to read a wish otherwise: change this, start new, ask the model, leave as is. */
const otherReadings = ['change', 'new', 'model', 'leave'] as const;
export type OtherReading = (typeof otherReadings)[number];

/** Who may answer a wish that is tried once more. */
const answerers = ['anyone', 'composer', 'model'] as const;
export type Answerer = (typeof answerers)[number];

const wishInput = z.strictObject({ wish: seqSchema });
const queuedWishInput = z.strictObject({ id: z.int() });

const wishTextSchema = z.string().min(1).max(wishLength);

export const wishRoutes = {
  /** A wish in words. While another one is answered it waits. */
  send: route('wish.send', z.strictObject({ text: wishTextSchema }), wishOutcomeSchema),
  /** The wish that waits is answered now; the one being answered is stopped. */
  sendNow: route('wish.sendNow', queuedWishInput, wishOutcomeSchema),
  /** The wish that waits is not wanted any more. */
  drop: route('wish.drop', queuedWishInput, voidSchema),
  /** Stops what is being written; what waits is taken up. */
  stop: route('wish.stop', voidSchema, voidSchema),
  /** A wish that failed, once more: by whoever answers now, by the built-in composer, or by the model alone, which is looked for anew. */
  retry: route('wish.retry', wishInput.extend({ by: z.enum(answerers) }), wishOutcomeSchema),
  /** Another answer in place of the one there is. */
  anotherTake: route('wish.anotherTake', wishInput, wishOutcomeSchema),
  /** The wish was meant otherwise. */
  readAs: route('wish.readAs', wishInput.extend({ as: z.enum(otherReadings) }), wishOutcomeSchema),
  /** Takes back one change of an instant edit, alone. */
  takeBack: route('wish.takeBack', z.strictObject({ edit: seqSchema, change: z.int().min(0) }), voidSchema),
};
