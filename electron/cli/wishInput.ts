import { z } from 'zod';
import { LampwrightError } from '#shared/errors/LampwrightError';
import { readWish } from '#shared/conversation/wishText';
import { readJson } from '#shared/program/json/readJson';
import { parseReply, type ParsedReply } from '#shared/program/parseReply';
import type { Program } from '#shared/program/Program';

/** Reads a line of input as an object of the given schema. Fails with BAD_USAGE, showing `example`. */
export function readObject<Shape extends z.ZodType>(
  text: string,
  schema: Shape,
  example: string,
): z.infer<Shape> {
  const parsed = schema.safeParse(readJson(text));
  if (parsed.success) return parsed.data;
  throw new LampwrightError('BAD_USAGE', `Each line is an object like ${example}.`);
}

/** A program within a line of input: as an object, or as text. */
export const rawProgramSchema = z.union([z.string(), z.record(z.string(), z.unknown())]);

/** Parses the program. Fails with the same errors as `lamp validate`. */
export function programFrom(raw: z.infer<typeof rawProgramSchema>): Program {
  const parsed = parseRaw(raw);
  if (!parsed.ok) throw new LampwrightError(parsed.error.code, parsed.error.message);
  return parsed.program;
}

/** Parses the program of a past turn; undefined if it is not valid. */
export function programOrNothing(raw: z.infer<typeof rawProgramSchema>): Program | undefined {
  const parsed = parseRaw(raw);
  return parsed.ok ? parsed.program : undefined;
}

function parseRaw(raw: z.infer<typeof rawProgramSchema>): ParsedReply {
  return parseReply(typeof raw === 'string' ? raw : JSON.stringify(raw));
}

/** Joins the arguments to a wish. Fails with BAD_USAGE if there are none, or as `readWish` does. */
export function readWishWords(words: readonly string[]): string {
  const wish = words.join(' ');
  if (wish === '') throw new LampwrightError('BAD_USAGE', 'The wish is missing.');
  return readWish(wish);
}
