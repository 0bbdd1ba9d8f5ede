import { z } from 'zod';
import { readingSchema } from '../../conversation/Entry';
import { wishLength } from '../../conversation/wishText';
import { programSchema } from '../../program/Program';
import { writingProgressSchema } from '../progress';
import { voidSchema, route, seqSchema } from '../route';

/** The engine that writes the answer: the built-in composer, or a model by name. */
const writerSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('composer') }).readonly(),
  z.strictObject({ kind: z.literal('model'), name: z.string() }).readonly(),
]);

const queuedWishSchema = z.strictObject({ id: z.int(), text: z.string() }).readonly();

/** A wish queued behind the one being answered. */
export type QueuedWish = z.infer<typeof queuedWishSchema>;

/** The wish being answered, if there is one. */
export const wishAreaStateSchema = z.discriminatedUnion('phase', [
  z.strictObject({ phase: z.literal('idle') }).readonly(),
  z
    .strictObject({
      phase: z.literal('answering'),
      text: z.string(),
      reading: readingSchema,
      /** `null` until the engine is chosen. */
      writer: writerSchema.nullable(),
      /** In ms since 1970. */
      since: z.number(),
      progress: writingProgressSchema.nullable(),
      /** The steps that are complete so far, with dangerous flashes softened. */
      draft: programSchema.nullable(),
      /**
       * The composer's program for the same wish, shown on the stage only; `null` unless the wish asks for something
       * new.
       */
      sketch: programSchema.nullable(),
      /** Why the reply was rejected and is being corrected; `null` if it is not. */
      correcting: z.string().nullable(),
      queued: z.array(queuedWishSchema).readonly(),
    })
    .readonly(),
]);

export type WishAreaState = z.infer<typeof wishAreaStateSchema>;
export type AnsweringState = Extract<WishAreaState, { phase: 'answering' }>;

/** What happened to a wish: it is done, being answered, or queued. */
const wishOutcomeSchema = z
  .strictObject({
    outcome: z.enum(['done', 'answering', 'queued']),
    /** A message for the person, where the conversation itself does not show the result. */
    say: z.string().exactOptional(),
  })
  .readonly();

export type WishOutcome = z.infer<typeof wishOutcomeSchema>;

/** The ways to reinterpret a wish: change the current program, start new, ask the model, leave everything as it is. */
const otherReadings = ['change', 'new', 'model', 'leave'] as const;
export type OtherReading = (typeof otherReadings)[number];

/** Which engine may answer a retried wish. */
const answerers = ['anyone', 'composer', 'model'] as const;
export type Answerer = (typeof answerers)[number];

const wishInput = z.strictObject({ wish: seqSchema });
const queuedWishInput = z.strictObject({ id: z.int() });

const wishTextSchema = z.string().min(1).max(wishLength);

export const wishRoutes = {
  /** Sends a wish. It is queued while another one is answered. */
  send: route('wish.send', z.strictObject({ text: wishTextSchema }), wishOutcomeSchema),
  /** Answers a queued wish now; the one being answered is stopped. */
  sendNow: route('wish.sendNow', queuedWishInput, wishOutcomeSchema),
  /** Removes a queued wish. */
  drop: route('wish.drop', queuedWishInput, voidSchema),
  /** Stops the current answer; the next queued wish follows. */
  stop: route('wish.stop', voidSchema, voidSchema),
  /**
   * Retries a failed wish: with the current engine, with the built-in composer, or with the model only, which is
   * looked for again.
   */
  retry: route('wish.retry', wishInput.extend({ by: z.enum(answerers) }), wishOutcomeSchema),
  /** Answers a wish again, in place of its answer. */
  anotherTake: route('wish.anotherTake', wishInput, wishOutcomeSchema),
  /** Reinterprets a wish. */
  readAs: route('wish.readAs', wishInput.extend({ as: z.enum(otherReadings) }), wishOutcomeSchema),
  /** Undoes a single change of an instant edit. */
  takeBack: route('wish.takeBack', z.strictObject({ edit: seqSchema, change: z.int().min(0) }), voidSchema),
};
