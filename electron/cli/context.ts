import { z } from 'zod';
import { LampwrightError } from '#shared/errors/LampwrightError';
import type { Context } from '#shared/conversation/context/buildContext';
import { Replay } from '#shared/conversation/Replay';
import { lampPrompt } from '#shared/conversation/prompt/lampPrompt';
import { readJson } from '#shared/program/json/readJson';
import { parseReply } from '#shared/program/parseReply';
import { readNote } from '#shared/program/readNote';
import type { Program } from '#shared/program/Program';
import type { Command, Terminal } from './Command';
import { oneFile, readConversationText } from './readInput';
import { readWhole } from './readOptions';

const exchangeSchema = z.object({
  user: z.string(),
  assistant: z.union([z.string(), z.record(z.string(), z.unknown())]),
  note: z.unknown().optional(),
});
const conversationSchema = z.object({ exchanges: z.array(exchangeSchema).default([]), wish: z.string() });

/** `lamp context`: what the model would be told for a wish, and why. */
export const context: Command = {
  details: `FILE holds a conversation and the next wish:
  {"exchanges":[{"user":"…","assistant":PROGRAM,"note":"…"}],"wish":"…"}
PROGRAM is a program, or a string with the model's reply as it wrote it (in which
a step may be the bare id of a current one). The conversation is lived through
from its first exchange on, so compactions fall where they would have fallen.
Writes {"messages":[…],"pieces":[…],"tokens":{…},"skipped":N}.

  --num-ctx N   the model's window in tokens; 4096 unless given`,
  options: { 'num-ctx': { type: 'string' } },
  run: async (call, terminal) => {
    const numCtx = readWhole(call, 'num-ctx', [512, 1_048_576], 4096);
    const text = await readConversationText(oneFile(call.words), terminal);
    await terminal.write(`${JSON.stringify(contextReport(liveThrough(text, numCtx, terminal)))}\n`);
    return 0;
  },
};

function liveThrough(text: string, numCtx: number, terminal: Terminal): Context {
  const parsed = conversationSchema.safeParse(readJson(text));
  if (!parsed.success) {
    throw new LampwrightError(
      'BAD_CONVERSATION',
      `This is not a conversation: ${whatIsWrong(parsed.error)}. lamp help context shows the form.`,
    );
  }
  const replay = new Replay(lampPrompt, numCtx);
  let current: Program | undefined;
  for (const [index, exchange] of parsed.data.exchanges.entries()) {
    const tell = (repair: string) => terminal.say(`Exchange ${index + 1}: ${repair}`);
    current = withExchangeNumber(index + 1, () => addExchange(replay, exchange, current, tell));
  }
  return replay.contextFor(parsed.data.wish);
}

/** Takes in one exchange and gives the program it led to. */
function addExchange(
  replay: Replay,
  { user, assistant, note }: z.infer<typeof exchangeSchema>,
  current: Program | undefined,
  tell: (repair: string) => void,
): Program {
  const reply = parseReply(typeof assistant === 'string' ? assistant : JSON.stringify(assistant), current);
  if (!reply.ok) throw new LampwrightError(reply.error.code, reply.error.message);
  for (const repair of reply.repairs) tell(repair);
  const { program } = reply;
  const kept = readNote(note) ?? reply.note;
  const canonical = JSON.stringify(kept === undefined ? { program } : { program, note: kept });
  replay.add({
    wish: user,
    program,
    note: kept,
    text: typeof assistant === 'string' ? assistant : canonical,
  });
  return program;
}

/** What goes wrong is told with the number of its exchange. */
function withExchangeNumber<Result>(number: number, add: () => Result): Result {
  try {
    return add();
  } catch (cause) {
    if (!(cause instanceof LampwrightError)) throw cause;
    throw new LampwrightError(cause.code, `Exchange ${number}: ${cause.message}`, { cause });
  }
}

/** What `lamp context` writes of a prompt. */
export function contextReport({ messages, pieces, tokens, skipped }: Context): unknown {
  return { messages, pieces, tokens, skipped };
}

function whatIsWrong({ issues }: z.ZodError): string {
  const [issue] = issues;
  if (!issue) return 'it is not JSON';
  const path = issue.path.join('.');
  return path === '' ? 'it is not a JSON object' : `${path} is not as it should be`;
}
