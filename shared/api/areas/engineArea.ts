import { z } from 'zod';
import { failureSchema } from '../apiAnswer';
import { setupProgressSchema } from '../progress';
import { voidSchema, route } from '../route';

const modelSchema = z
  .strictObject({
    name: z.string(),
    sizeBytes: z.number().optional(),
    /** Why it cannot be chosen. */
    unsuitable: z.string().exactOptional(),
    /** Where it really runs, if that is not where Ollama does: what is written leaves for there. */
    remoteHost: z.string().exactOptional(),
  })
  .readonly();

/** How it stands with Ollama. */
const ollama = z.discriminatedUnion('phase', [
  z.strictObject({ phase: z.literal('looking') }).readonly(),
  z
    .strictObject({
      phase: z.literal('up'),
      version: z.string(),
      models: z.array(modelSchema).readonly(),
      /** The lamp model of this version: `outdated` where only an earlier one is there. */
      lampModel: z.enum(['current', 'outdated', 'missing']),
    })
    .readonly(),
  failureSchema
    .unwrap()
    .extend({ phase: z.literal('down') })
    .readonly(),
]);

/** How it stands with getting the model. */
const setup = z.discriminatedUnion('phase', [
  z.strictObject({ phase: z.literal('idle') }).readonly(),
  z.strictObject({ phase: z.literal('running'), progress: setupProgressSchema }).readonly(),
  /** Its owner has stopped it there; begun again, it goes on. */
  z.strictObject({ phase: z.literal('paused'), progress: setupProgressSchema }).readonly(),
  failureSchema
    .unwrap()
    .extend({ phase: z.literal('failed') })
    .readonly(),
]);

/** Who answers the next wish. */
const answering = z.discriminatedUnion('kind', [
  /** The built-in composer; `because` says why it is not the model. */
  z.strictObject({ kind: z.literal('composer'), because: failureSchema }).readonly(),
  z
    .strictObject({
      kind: z.literal('model'),
      name: z.string(),
      /** What to know before a word is sent: it would leave this machine. */
      warning: z.string().exactOptional(),
    })
    .readonly(),
]);

/** Who answers wishes, and what there is of the model. */
export const engineAreaStateSchema = z
  .strictObject({
    answering,
    /** Where Ollama is looked for. */
    host: z.string(),
    ollama,
    setup,
    /** The model is being loaded and reads its prompt, so that the first wish is quick. */
    isWarming: z.boolean(),
    /** What the model wrote last. */
    tokensPerSecond: z.number().nullable(),
  })
  .readonly();

export type EngineAreaState = z.infer<typeof engineAreaStateSchema>;

export const engineRoutes = {
  /** Looks at Ollama now. */
  look: route('engine.look', voidSchema, voidSchema),
  /**
   * Walks the whole way to a model that is ready: starts Ollama, downloads, makes the lamp model, warms it up. What is done
   * already is passed over. Returns at once; the state tells how far it is.
   */
  getModel: route('engine.getModel', voidSchema, voidSchema),
  /** Stops it where it is; the state tells where that was, until it goes on. */
  stopGettingModel: route('engine.stopGettingModel', voidSchema, voidSchema),
};
