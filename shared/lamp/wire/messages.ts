import { z } from 'zod';
import { parseLayout } from '../layoutText';
import type { Members } from './lines';

/**
 * The messages a lamp may send (docs/serial-protocol.md). Data from the wire is untrusted until one of these schemas
 * has parsed it.
 */

const whole = z.int().min(0);
/** Text that is shown to people, without characters that could control a window or a terminal. */
const plain = z
  .string()
  .max(32)
  .regex(/^[ -~]*$/);
const sum = z.string().regex(/^[0-9A-F]{8}$/);
const layout = z
  .string()
  .max(100)
  .transform((text, context) => {
    try {
      return parseLayout(text);
    } catch {
      context.addIssue({ code: 'custom', message: 'this is no layout' });
      return z.NEVER;
    }
  });

export const resetCauses = ['power', 'button', 'brown-out', 'watchdog', 'unknown'] as const;
export type ResetCause = (typeof resetCauses)[number];

/** The reply to `hello`. */
export const helloSchema = z.object({
  lamp: plain,
  firmware: plain,
  protocol: z.literal(1),
  layout,
  most: whole,
  memory: whole,
  line: z.int().min(127),
  form: z.enum(['code', 'json']),
  version: whole.optional(),
  can: z
    .string()
    .max(100)
    .transform((words) => words.split(' ')),
  reset: z.enum(resetCauses).catch('unknown'),
});
export type Hello = z.infer<typeof helloSchema>;

/** Reads the reply to `hello`; `undefined` if it is damaged or of another version of the protocol. */
export function parseHello(members: Members): Hello | undefined {
  return helloSchema.safeParse(members).data;
}

const lampStates = ['playing', 'ended', 'stopped', 'off', 'empty', 'loading', 'streaming'] as const;

/** The reply to `status`. */
export const statusSchema = z.object({
  state: z.enum(lampStates),
  ms: whole,
  clock: whole,
  step: whole,
  pass: whole,
  frame: whole,
  size: whole,
  sum: sum.optional(),
  brightness: z.int().min(0).max(255),
  limit: whole,
  scaled: whole,
  kept: z.string(),
});
export type LampStatus = z.infer<typeof statusSchema>;

/** The values of `error`. */
export type LampError =
  | 'unknown'
  | 'bad-value'
  | 'gap'
  | 'too-large'
  | 'bad-sum'
  | 'bad-program'
  | 'no-program'
  | 'cannot';

/** The events a lamp sends unasked. */
export const eventSchema = z.discriminatedUnion('event', [
  z.object({
    event: z.literal('boot'),
    lamp: z.string(),
    firmware: z.string(),
    reset: z.enum(resetCauses).catch('unknown'),
  }),
  z.object({ event: z.literal('step'), step: whole, pass: whole, ms: whole }),
  z.object({ event: z.literal('ended'), ms: whole }),
  z.object({ event: z.literal('kept'), sum }),
  z.object({ event: z.literal('ignored'), why: z.enum(['too-long', 'crc', 'no-object']) }),
]);
export type LampEvent = z.infer<typeof eventSchema>;

/** A request to a lamp; the connection adds `id` and `crc`. */
export type Request =
  | { readonly do: 'hello' | 'status' | 'stop' | 'off' | 'keep' | 'forget' }
  | { readonly do: 'put'; readonly at: number; readonly data: string }
  | { readonly do: 'play'; readonly at: number }
  | {
      readonly do: 'play';
      readonly size: number;
      readonly sum: string;
      readonly at: number;
      readonly data: string;
    }
  | { readonly do: 'brightness'; readonly value: number }
  | { readonly do: 'limit'; readonly ma: number }
  | { readonly do: 'layout'; readonly value: string };
