import { z } from 'zod';

// The fields we read of Ollama's responses.

/** A missing or invalid number is read as undefined. */
const figure = z.int().min(0).optional().catch(undefined);

export const versionSchema = z.object({ version: z.string().min(1) });

export const chatLineSchema = z.object({
  message: z.object({ content: z.string() }).optional(),
  done: z.boolean(),
  done_reason: z.string().optional(),
  load_duration: figure,
  prompt_eval_count: figure,
  prompt_eval_duration: figure,
  eval_count: figure,
  eval_duration: figure,
});

/** A line of a reply; the last one has the reason for the end, the token counts and times. */
export type ChatLine = z.infer<typeof chatLineSchema>;

export const progressLineSchema = z.object({
  status: z.string(),
  digest: z.string().optional(),
  total: figure,
  completed: figure,
});

/** A line of a download. */
export type ProgressLine = z.infer<typeof progressLineSchema>;

export const tagsSchema = z.object({
  models: z
    .array(z.object({ name: z.string(), size: figure, remote_host: z.string().optional().catch(undefined) }))
    .nullable(),
});

export const loadedSchema = z.object({
  models: z.array(z.object({ name: z.string(), context_length: figure })).nullable(),
});

/** A model installed in Ollama. */
export interface InstalledModel {
  readonly name: string;
  readonly sizeBytes: number | undefined;
  /** Where it runs, if Ollama only forwards requests to it. */
  readonly remoteHost?: string | undefined;
}

/** A model in memory, and the window it was loaded with. */
export interface LoadedModel {
  readonly name: string;
  readonly contextLength: number | undefined;
}
