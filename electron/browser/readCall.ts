import { z } from 'zod';
import { failureAnswer, type ApiAnswer } from '#shared/api/apiAnswer';
import { socketCallSchema, closeCodes } from '#shared/api/socketProtocol';

/** What a message contains: a call, a call that must be refused, or nothing that can be answered. */
export type ReadCall =
  | { readonly kind: 'call'; readonly id: number; readonly route: unknown; readonly input: unknown }
  | { readonly kind: 'refused'; readonly id: number; readonly answer: ApiAnswer }
  | { readonly kind: 'unreadable'; readonly closeCode: number };

/** The router checks whether the route exists. */
const messageSchema = socketCallSchema.extend({ route: z.unknown().optional() });
const addressedSchema = z.object({ id: socketCallSchema.shape.id });

/** Calls may contain long strings, but not large structures, which take many times their length in memory. */
const maxValues = 200_000;
const maxDepth = 100;

/** Reads any message from a browser. Never throws. */
export function readCall(text: string): ReadCall {
  if (isTooComplex(text)) return { kind: 'unreadable', closeCode: closeCodes.tooMuch };
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { kind: 'unreadable', closeCode: closeCodes.badMessage };
  }
  const call = messageSchema.safeParse(value);
  if (call.success) {
    const { id, route, input } = call.data;
    return { kind: 'call', id, route, input };
  }
  const addressed = addressedSchema.safeParse(value);
  if (!addressed.success) return { kind: 'unreadable', closeCode: closeCodes.badMessage };
  const message = 'The app cannot read this request: it has members that a call does not have.';
  return { kind: 'refused', id: addressed.data.id, answer: failureAnswer({ code: 'BAD_INPUT', message }) };
}

const quote = 0x22;
const backslash = 0x5c;
const comma = 0x2c;
const openings = new Set([0x5b, 0x7b]);
const closings = new Set([0x5d, 0x7d]);

/** Counts brackets and commas before parsing: true if there are more, or they are nested deeper, than in any call. */
function isTooComplex(text: string): boolean {
  let depth = 0;
  let values = 0;
  let isInString = false;
  for (let i = 0; i < text.length; i += 1) {
    const code = text.charCodeAt(i);
    if (isInString) {
      if (code === backslash) i += 1;
      else if (code === quote) isInString = false;
    } else if (code === quote) isInString = true;
    else if (closings.has(code)) depth -= 1;
    else if (code === comma || openings.has(code)) {
      values += 1;
      if (code !== comma) depth += 1;
      if (values > maxValues || depth > maxDepth) return true;
    }
  }
  return false;
}
