import { z } from 'zod';
import { failureAnswer, type ApiAnswer } from '#shared/api/apiAnswer';
import { socketCallSchema, closeCodes } from '#shared/api/socketProtocol';

/** A message, as far as it can be read: a call, a call that has to be refused, or nothing one could answer to. */
export type ReadCall =
  | { readonly kind: 'call'; readonly id: number; readonly route: unknown; readonly input: unknown }
  | { readonly kind: 'refused'; readonly id: number; readonly answer: ApiAnswer }
  | { readonly kind: 'unreadable'; readonly closeCode: number };

/** Whether there is such a route is for the router to judge. */
const messageSchema = socketCallSchema.extend({ route: z.unknown().optional() });
const addressedSchema = z.object({ id: socketCallSchema.shape.id });

/** Large texts are sent, but no large structures: they would take many times their length in memory. */
const maxParts = 200_000;
const maxDepth = 100;

/** Reads a message from a browser, whatever it holds. */
export function readCall(text: string): ReadCall {
  if (isTooComplex(text)) return { kind: 'unreadable', closeCode: closeCodes.tooMuch };
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { kind: 'unreadable', closeCode: closeCodes.badMessage };
  }
  const letter = messageSchema.safeParse(value);
  if (letter.success) {
    const { id, route, input } = letter.data;
    return { kind: 'call', id, route, input };
  }
  const addressed = addressedSchema.safeParse(value);
  if (!addressed.success) return { kind: 'unreadable', closeCode: closeCodes.badMessage };
  const message = 'The app cannot read this request: there is more in it than in a call.';
  return { kind: 'refused', id: addressed.data.id, answer: failureAnswer({ code: 'BAD_INPUT', message }) };
}

const quote = 0x22;
const backslash = 0x5c;
const comma = 0x2c;
const openings = new Set([0x5b, 0x7b]);
const closings = new Set([0x5d, 0x7d]);

/** Whether a text holds more brackets and commas than any call, or deeper ones, before it is read as JSON. */
function isTooComplex(text: string): boolean {
  let depth = 0;
  let parts = 0;
  let isInString = false;
  for (let i = 0; i < text.length; i += 1) {
    const code = text.charCodeAt(i);
    if (isInString) {
      if (code === backslash) i += 1;
      else if (code === quote) isInString = false;
    } else if (code === quote) isInString = true;
    else if (closings.has(code)) depth -= 1;
    else if (code === comma || openings.has(code)) {
      parts += 1;
      if (code !== comma) depth += 1;
      if (parts > maxParts || depth > maxDepth) return true;
    }
  }
  return false;
}
