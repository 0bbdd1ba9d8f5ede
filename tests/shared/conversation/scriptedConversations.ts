import type { PastExchange } from '#shared/conversation/Replay';
import { parseReply } from '#shared/program/parseReply';
import type { Program } from '#shared/program/Program';
import abend from '../../fixtures/conversations/abend.json';
import byReference from '../../fixtures/conversations/evening-by-reference.json';
import evening from '../../fixtures/conversations/evening.json';
import vecher from '../../fixtures/conversations/vecher.json';

interface Scripted {
  readonly exchanges: readonly { user: string; assistant: object | string; note?: string }[];
  readonly wish: string;
}

// Imported rather than read, so that they are bundled into the built benchmark.
const conversations = { evening, 'evening-by-reference': byReference, abend, vecher };

/** A scripted conversation: wishes, replies as the model wrote them, programs, notes. */
export function scripted(name: keyof typeof conversations) {
  const { exchanges, wish }: Scripted = conversations[name];
  let current: Program | undefined;
  const past = exchanges.map(({ user, assistant, note }): PastExchange => {
    const text = typeof assistant === 'string' ? assistant : JSON.stringify({ ...assistant, note });
    const parsed = parseReply(text, current);
    if (!parsed.ok) throw new Error(`${name}: ${parsed.error.message}`);
    current = parsed.program;
    return { wish: user, text, program: parsed.program, note: parsed.note };
  });
  return { past, wish };
}
