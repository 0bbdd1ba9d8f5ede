import { z } from 'zod';

/** Something the window can ask of the app: by what name, with what, and what comes back. */
export interface Route<Input, Output> {
  readonly name: string;
  readonly input: z.ZodType<Input>;
  readonly output: z.ZodType<Output>;
}

/** A route's own name is `area.route`: it is what travels. */
export function route<Input, Output>(
  name: string,
  input: z.ZodType<Input>,
  output: z.ZodType<Output>,
): Route<Input, Output> {
  return { name, input, output };
}

/** Nothing is said, or nothing comes back. */
export const voidSchema = z.void();

/** The number of an entry in the open conversation. */
export const seqSchema = z.int().min(1);

/** The id of a conversation or a saved program. Whether there is one is found out by asking. */
export const idSchema = z.string().min(1).max(64);

/** A file on its way to its owner. */
export const textFileSchema = z.strictObject({ name: z.string(), text: z.string() }).readonly();

/** A file that is no text, in base64. */
export const binaryFileSchema = z.strictObject({ name: z.string(), base64: z.string() }).readonly();
