import { z } from 'zod';
import { errorCodes, type LampwrightError } from '../errors/LampwrightError';

/** A failure: a code for the program, a sentence for the person. */
export const failureSchema = z.strictObject({ code: z.enum(errorCodes), message: z.string() }).readonly();

/** What a route returns, whichever transport it was called over. */
export const apiAnswerSchema = z.discriminatedUnion('ok', [
  z.strictObject({ ok: z.literal(true), data: z.unknown().optional() }).readonly(),
  z.strictObject({ ok: z.literal(false), error: failureSchema }).readonly(),
]);

export type ApiAnswer = z.infer<typeof apiAnswerSchema>;

/** The answer for a failed call. */
export function failureAnswer({ code, message }: Pick<LampwrightError, 'code' | 'message'>): ApiAnswer {
  return { ok: false, error: { code, message } };
}
