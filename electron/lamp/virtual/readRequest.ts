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

/** Each request that the lamp accepts. Unknown members are ignored. */
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

/** A valid request. */
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

/** A line's request or the error in it, and its `id` if it has one. */
export interface ReadRequest {
  readonly id: number | undefined;
  readonly request: LampRequest | LampError;
}

/** Reads a request from a line's members, for a lamp that accepts programs in the given form. */
export function readRequest(members: Members, form: 'code' | 'json'): ReadRequest {
  const id = requestIdSchema.optional().safeParse(members['id']);
  if (!id.success) return { id: undefined, request: 'bad-value' };
  const method = members['do'];
  if (typeof method === 'string' && !knownRequests.includes(method))
    return { id: id.data, request: 'unknown' };
  const isUpload = method === 'put' || (method === 'play' && 'size' in members);
  if (isUpload && (members['form'] ?? form) !== form) return { id: id.data, request: 'cannot' };
  const parsed = requestSchema.safeParse(members);
  return { id: id.data, request: parsed.success ? parsed.data : 'bad-value' };
}
