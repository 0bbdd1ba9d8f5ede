import { z } from 'zod';
import { parseLayout } from '../lamp/layoutText';
import { rememberedLampSchema } from '../lamp/PortDescription';
import { limits } from '../program/limits';
import { isPrintable } from '../program/text';
import { LampwrightError } from '../errors/LampwrightError';

/** The smallest and largest context window that can be chosen, in tokens. */
export const numCtxRange = [3072, 32_768] as const;

/** The owner's settings. A field that cannot be read falls back to its default; the others are unaffected. */
export const settingsSchema = z.strictObject({
  /** Ollama's address; this machine by default. */
  engineHost: z.string().min(1).max(200).default('http://127.0.0.1:11434'),
  /** The model's name; `null` is the lamp model. */
  engineModel: z.string().min(1).max(200).nullable().default(null),
  /** The base of the lamp model; the smaller one is for weak laptops. */
  lampBase: z.enum(['gemma3:4b', 'gemma3:1b']).default('gemma3:4b'),
  /** The model's context window, in tokens. */
  numCtx: z.int().min(numCtxRange[0]).max(numCtxRange[1]).default(4096),
  /** Common changes are applied at once, without the model. */
  hasInstantEdits: z.boolean().default(true),
  /** While the model works, the stage shows the composer's sketch. */
  hasSketch: z.boolean().default(true),
  /** The lamp's layout, as `10x14+32`. */
  layout: z.string().max(100).refine(isLayout).default('10x14+32'),
  /** The chosen lamp; `null` is the virtual one. */
  lamp: rememberedLampSchema.nullable().default(null),
  /** The identities of ports the owner declined: they are not offered again. */
  declinedPorts: z.array(z.string().max(500)).max(50).default([]),
  brightness: z.int().min(0).max(255).default(179),
  /**
   * The current the lamp may draw; `null` until the owner has named its power supply, which means the guards' safe
   * default.
   */
  budgetMa: z.int().min(0).max(100_000).nullable().default(null),
  /** Programs that flash dangerously are softened, unless the owner allows them one by one. */
  limitsFlashes: z.boolean().default(true),
  theme: z.enum(['system', 'dark', 'light']).default('dark'),
  hasSingleKeys: z.boolean().default(true),
  /** Lasting wishes for every conversation. */
  standingWishes: z.array(z.string().max(limits.noteLength).refine(isPrintable)).max(10).default([]),
  /** The conversation that was open last. */
  openConversation: z.string().max(64).nullable().default(null),
});

export type Settings = z.infer<typeof settingsSchema>;

export const defaultSettings: Settings = settingsSchema.parse({});

function isLayout(text: string): boolean {
  try {
    parseLayout(text);
    return true;
  } catch (error) {
    if (error instanceof LampwrightError) return false;
    throw error;
  }
}
