import { z } from 'zod';
import { LampwrightError } from '#shared/errors/LampwrightError';
import { parseLayout } from '#shared/lamp/layoutText';
import type { Members } from '#shared/lamp/wire/lines';
import type { LampError } from '#shared/lamp/wire/messages';

const uint32Schema = z.int().min(0).max(0xffff_ffff);
const layoutTextSchema = z.string().transform((text, context) => {
  try {
    return parseLayout(text);
  } catch (error) {
    if (!(error instanceof LampwrightError)) throw error;
    context.addIssue('this is no layout');
    return z.NEVER;
  }
});
const requestIdSchema = z.int().min(1).max(65_535);

/** Each request as the lamp takes it. What it does not know of a line is left out. */
const requestSchema = z.union([
  z.object({ do: z.enum(['hello', 'status', 'stop', 'off', 'keep', 'forget']) }),
  z.object({ do: z.literal('put'), at: uint32Schema, data: z.string() }),
  z.object({ do: z.literal('play'), size: z.undefined().optional(), at: uint32Schema.default(0) }),
  z.object({
    do: z.literal('play'),
    size: uint32Schema.min(1),
    sum: z.string().regex(/^[0-9A-F]{8}$/),
    data: z.string().default(''),
    at: uint32Schema.default(0),
  }),
  z.object({ do: z.literal('brightness'), value: z.int().min(0).max(255).optional() }),
  z.object({ do: z.literal('limit'), ma: z.int().min(0).max(65_535).optional() }),
  z.object({ do: z.literal('layout'), value: layoutTextSchema.optional() }),
]);

/** A request of which the lamp knows what it asks for. */
export type LampRequest = z.infer<typeof requestSchema>;

const knownRequests: readonly unknown[] = [
  'hello',
  'status',
  'stop',
  'off',
  'keep',
  'forget',
  'put',
  'play',
  'brightness',
  'limit',
  'layout',
] satisfies LampRequest['do'][];

/** A line's request, or the lamp's word for what is wrong with it; `id` where it has one. */
export interface ReadRequest {
  readonly id: number | undefined;
  readonly request: LampRequest | LampError;
}

/** Reads a request from the members of a line, for a lamp that takes programs in one form. */
export function readRequest(members: Members, form: 'code' | 'json'): ReadRequest {
  const named = requestIdSchema.optional().safeParse(members['id']);
  if (!named.success) return { id: undefined, request: 'bad-value' };
  const asked = members['do'];
  if (typeof asked === 'string' && !knownRequests.includes(asked))
    return { id: named.data, request: 'unknown' };
  const isUpload = asked === 'put' || (asked === 'play' && 'size' in members);
  if (isUpload && (members['form'] ?? form) !== form) return { id: named.data, request: 'cannot' };
  const parsed = requestSchema.safeParse(members);
  return { id: named.data, request: parsed.success ? parsed.data : 'bad-value' };
}
