import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PastExchange } from '#shared/conversation/replay';
import { parseReply } from '#shared/program/parseReply';
import type { Program } from '#shared/program/schema';

interface Scripted {
  readonly exchanges: readonly { user: string; assistant: object | string; note?: string }[];
  readonly wish: string;
}

const folder = join(import.meta.dirname, '../../fixtures/conversations');

/** A scripted conversation as it was lived: wishes, replies as the model wrote them, programs, notes. */
export function scripted(name: 'evening' | 'evening-by-reference' | 'abend' | 'vecher') {
  const { exchanges, wish } = JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8')) as Scripted;
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
