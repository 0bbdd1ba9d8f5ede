import { z } from 'zod';

/** A call the window can make: its name, its input and its output. */
export interface Route<Input, Output> {
  readonly name: string;
  readonly input: z.ZodType<Input>;
  readonly output: z.ZodType<Output>;
}

/** Defines a route. The name, `area.route`, is what is sent over the connection. */
export function route<Input, Output>(
  name: string,
  input: z.ZodType<Input>,
  output: z.ZodType<Output>,
): Route<Input, Output> {
  return { name, input, output };
}

/** For a route without input or without output. */
export const voidSchema = z.void();

/** The number of an entry in the open conversation. */
export const seqSchema = z.int().min(1);

/** The id of a conversation or a saved program. The schema does not check that it exists. */
export const idSchema = z.string().min(1).max(64);

/** A text file to download. */
export const textFileSchema = z.strictObject({ name: z.string(), text: z.string() }).readonly();

/** A binary file to download, in base64. */
export const binaryFileSchema = z.strictObject({ name: z.string(), base64: z.string() }).readonly();
