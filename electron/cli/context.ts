import { z } from 'zod';
import { LampwrightError } from '#shared/errors/LampwrightError';
import type { Context } from '#shared/conversation/context/buildContext';
import { Replay } from '#shared/conversation/Replay';
import { lampPrompt } from '#shared/conversation/prompt/lampPrompt';
import { readJson } from '#shared/program/json/readJson';
import { parseReply } from '#shared/program/parseReply';
import { readNote } from '#shared/program/readNote';
import type { Program } from '#shared/program/Program';
import type { CliCommand, Terminal } from './CliCommand';
import { oneFile, readConversationText } from './readInput';
import { readWhole } from './readOptions';

const exchangeSchema = z.object({
  user: z.string(),
  assistant: z.union([z.string(), z.record(z.string(), z.unknown())]),
  note: z.unknown().optional(),
});
const conversationSchema = z.object({ exchanges: z.array(exchangeSchema).default([]), wish: z.string() });

/** `lamp context`: the messages the model would get for a wish, and why. */
export const context: CliCommand = {
  details: `FILE holds a conversation and the next wish:
  {"exchanges":[{"user":"…","assistant":PROGRAM,"note":"…"}],"wish":"…"}
PROGRAM is a program, or a string with the model's original reply (in which a step
may be just the id of a current one). The conversation is replayed from its first
exchange, so compactions happen where they would have happened.
Writes {"messages":[…],"pieces":[…],"tokens":{…},"skipped":N}.

  --num-ctx N   the model's window in tokens; default 4096`,
  options: { 'num-ctx': { type: 'string' } },
  run: async (call, terminal) => {
    const numCtx = readWhole(call, 'num-ctx', [512, 1_048_576], 4096);
    const text = await readConversationText(oneFile(call.words), terminal);
    await terminal.write(`${JSON.stringify(contextReport(replayConversation(text, numCtx, terminal)))}\n`);
    return 0;
  },
};

function replayConversation(text: string, numCtx: number, terminal: Terminal): Context {
  const parsed = conversationSchema.safeParse(readJson(text));
  if (!parsed.success) {
    throw new LampwrightError(
      'BAD_CONVERSATION',
      `This is not a conversation: ${problemOf(parsed.error)}. lamp help context shows the form.`,
    );
  }
  const replay = new Replay(lampPrompt, numCtx);
  let current: Program | undefined;
  for (const [index, exchange] of parsed.data.exchanges.entries()) {
    const report = (repair: string) => terminal.say(`Exchange ${index + 1}: ${repair}`);
    current = withExchangeNumber(index + 1, () => addExchange(replay, exchange, current, report));
  }
  return replay.contextFor(parsed.data.wish);
}

/** Adds one exchange to the replay and returns its program. */
function addExchange(
  replay: Replay,
  { user, assistant, note }: z.infer<typeof exchangeSchema>,
  current: Program | undefined,
  report: (repair: string) => void,
): Program {
  const reply = parseReply(typeof assistant === 'string' ? assistant : JSON.stringify(assistant), current);
  if (!reply.ok) throw new LampwrightError(reply.error.code, reply.error.message);
  for (const repair of reply.repairs) report(repair);
  const { program } = reply;
  const usedNote = readNote(note) ?? reply.note;
  const canonical = JSON.stringify(usedNote === undefined ? { program } : { program, note: usedNote });
  replay.add({
    wish: user,
    program,
    note: usedNote,
    text: typeof assistant === 'string' ? assistant : canonical,
  });
  return program;
}

/** Adds the number of the exchange to the error message. */
function withExchangeNumber<Result>(number: number, add: () => Result): Result {
  try {
    return add();
  } catch (cause) {
    if (!(cause instanceof LampwrightError)) throw cause;
    throw new LampwrightError(cause.code, `Exchange ${number}: ${cause.message}`, { cause });
  }
}

/** The output of `lamp context`. */
export function contextReport({ messages, pieces, tokens, skipped }: Context): unknown {
  return { messages, pieces, tokens, skipped };
}

function problemOf({ issues }: z.ZodError): string {
  const [issue] = issues;
  if (!issue) return 'it is not JSON';
  const path = issue.path.join('.');
  return path === '' ? 'it is not a JSON object' : `${path} is missing or invalid`;
}
