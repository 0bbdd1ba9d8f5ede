import { z } from 'zod';
import { errorCodes } from '../errors/LampwrightError';

/** What an engine is doing with a wish, for people: loading the model, reading (n tokens), writing (n tokens/s). */
export const writingProgressSchema = z.discriminatedUnion('phase', [
  z.strictObject({ phase: z.literal('loading') }).readonly(),
  z.strictObject({ phase: z.literal('reading'), tokens: z.number() }).readonly(),
  z
    .strictObject({ phase: z.literal('writing'), tokens: z.number(), tokensPerSecond: z.number().optional() })
    .readonly(),
]);

export type WritingProgress = z.infer<typeof writingProgressSchema>;

/** The codes of notices that are not failures. */
export const noticeCodes = [
  'COMPOSER_NOTE',
  'DATA_DAMAGED',
  'DONE',
  'FLASHES_SOFTENED',
  'LITTLE_MEMORY',
  'LOADING_TAKES_LONG',
  'MODEL_LIMITED',
  'MODEL_RELOADED',
  'MODEL_SLOW',
  'NOTHING_CHANGED',
  'STEPS_MISSING',
  'WINDOW_SMALLER',
  'WORDS_LEAVE',
] as const;

/** A message for the person: a code for the program, a sentence to read. It may also carry a failure's code. */
export const noticeSchema = z
  .strictObject({ code: z.enum([...noticeCodes, ...errorCodes]), message: z.string() })
  .readonly();

export type Notice = z.infer<typeof noticeSchema>;

/** How far a download has come. */
const downloadProgressSchema = z
  .strictObject({
    receivedBytes: z.number(),
    totalBytes: z.number(),
    /** Missing until enough data has arrived to measure it. */
    bytesPerSecond: z.number().optional(),
    secondsLeft: z.number().optional(),
  })
  .readonly();

export type DownloadProgress = z.infer<typeof downloadProgressSchema>;

const setupPhase = <Name extends string, Shape extends z.ZodRawShape>(name: Name, shape: Shape) =>
  z.strictObject({ phase: z.literal(name), ...shape }).readonly();

/**
 * The progress of the model setup. Each phase may take a while; the setup can be stopped and resumed in all of them.
 */
export const setupProgressSchema = z.discriminatedUnion('phase', [
  setupPhase('looking', {}),
  /** Ollama is not installed: the owner has to install it. The setup continues once Ollama answers. */
  setupPhase('installing', { downloadPage: z.string() }),
  setupPhase('starting', {}),
  setupPhase('pulling', { model: z.string(), download: downloadProgressSchema.optional() }),
  /** The download is complete and is being verified, which takes a while. */
  setupPhase('checking', { model: z.string() }),
  setupPhase('creating', { model: z.string() }),
  setupPhase('warming', { model: z.string() }),
  setupPhase('ready', { model: z.string() }),
]);

export type SetupProgress = z.infer<typeof setupProgressSchema>;
