import { z } from 'zod';
import { LampwrightError } from '#shared/errors/LampwrightError';
import { readWish } from '#shared/conversation/wishText';
import { readJson } from '#shared/program/json/readJson';
import { parseReply, type ParsedReply } from '#shared/program/parseReply';
import type { Program } from '#shared/program/Program';

/** A line of input as an object of the given form. Fails with BAD_USAGE. */
export function readObject<Shape extends z.ZodType>(
  text: string,
  form: Shape,
  shown: string,
): z.infer<Shape> {
  const parsed = form.safeParse(readJson(text));
  if (parsed.success) return parsed.data;
  throw new LampwrightError('BAD_USAGE', `Each line is an object like ${shown}.`);
}

/** A program inside a line of input: an object, or a text that holds one. */
export const rawProgramSchema = z.union([z.string(), z.record(z.string(), z.unknown())]);

/** The program that was meant; fails as `lamp validate` would. */
export function programFrom(raw: z.infer<typeof rawProgramSchema>): Program {
  const parsed = parseRaw(raw);
  if (!parsed.ok) throw new LampwrightError(parsed.error.code, parsed.error.message);
  return parsed.program;
}

/** The program of a past turn; one that cannot be read is as if it were not told. */
export function programOrNothing(raw: z.infer<typeof rawProgramSchema>): Program | undefined {
  const parsed = parseRaw(raw);
  return parsed.ok ? parsed.program : undefined;
}

function parseRaw(raw: z.infer<typeof rawProgramSchema>): ParsedReply {
  return parseReply(typeof raw === 'string' ? raw : JSON.stringify(raw));
}

/** The wish in the words behind a command. */
export function readWishWords(words: readonly string[]): string {
  const wish = words.join(' ');
  if (wish === '') throw new LampwrightError('BAD_USAGE', 'The wish is missing.');
  return readWish(wish);
}
