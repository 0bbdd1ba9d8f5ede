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
    /** The host it really runs on, if that is not Ollama's: wishes are sent there. */
    remoteHost: z.string().exactOptional(),
  })
  .readonly();

/** The state of Ollama. */
const ollama = z.discriminatedUnion('phase', [
  z.strictObject({ phase: z.literal('looking') }).readonly(),
  z
    .strictObject({
      phase: z.literal('up'),
      version: z.string(),
      models: z.array(modelSchema).readonly(),
      /** Whether this version's lamp model is installed; `outdated` if only an earlier one is. */
      lampModel: z.enum(['current', 'outdated', 'missing']),
    })
    .readonly(),
  failureSchema
    .unwrap()
    .extend({ phase: z.literal('down') })
    .readonly(),
]);

/** The state of the model setup. */
const setup = z.discriminatedUnion('phase', [
  z.strictObject({ phase: z.literal('idle') }).readonly(),
  z.strictObject({ phase: z.literal('running'), progress: setupProgressSchema }).readonly(),
  /** Stopped by the owner at this point; the next start continues from here. */
  z.strictObject({ phase: z.literal('paused'), progress: setupProgressSchema }).readonly(),
  failureSchema
    .unwrap()
    .extend({ phase: z.literal('failed') })
    .readonly(),
]);

/** The engine that answers the next wish. */
const answering = z.discriminatedUnion('kind', [
  /** The built-in composer; `because` says why the model is not used. */
  z.strictObject({ kind: z.literal('composer'), because: failureSchema }).readonly(),
  z
    .strictObject({
      kind: z.literal('model'),
      name: z.string(),
      /** Set when wishes would leave this machine. */
      warning: z.string().exactOptional(),
    })
    .readonly(),
]);

/** Which engine answers wishes, and the state of Ollama and the model. */
export const engineAreaStateSchema = z
  .strictObject({
    answering,
    /** The address at which Ollama is expected. */
    host: z.string(),
    ollama,
    setup,
    /** True while the model is loaded and reads its system prompt, so that the first wish is fast. */
    isWarming: z.boolean(),
    /** The speed of the model's last reply. */
    tokensPerSecond: z.number().nullable(),
  })
  .readonly();

export type EngineAreaState = z.infer<typeof engineAreaStateSchema>;

export const engineRoutes = {
  /** Checks Ollama now. */
  look: route('engine.look', voidSchema, voidSchema),
  /**
   * Does everything needed for a ready model: starts Ollama, downloads, creates the lamp model, warms it up. Skips
   * what is already done. Returns at once; the state shows the progress.
   */
  getModel: route('engine.getModel', voidSchema, voidSchema),
  /** Pauses the setup. The state keeps the progress until it continues. */
  stopGettingModel: route('engine.stopGettingModel', voidSchema, voidSchema),
};
