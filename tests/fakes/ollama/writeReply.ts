import { breakStream } from './breakStream';
import type { HttpExchange } from './HttpExchange';
import { gemmaTokens } from './gemmaTokens';
import type { Runner } from './ModelRunners';
import { nowMs, pause } from './pause';
import type { PromptReading } from './readPrompt';
import type { ChatBody, ScriptedReply, ServerState } from './ServerState';
import type { StreamFault } from './faults';

/** A chat whose prompt was read and whose reply is next. */
export interface PendingReply {
  chat: ChatBody;
  options: Record<string, unknown>;
  runner: Runner;
  reading: PromptReading;
  reply: ScriptedReply;
  fault: StreamFault | undefined;
}

/** After this many equal chunks in a row the server gives up, without a last line. */
const maxEqualChunks = 31;
/** Without a speed limit, this many lines are written per turn of the event loop: one turn per line would be slow. */
const linesPerTurn = 16;

/** Writes a reply token by token, as lines or as one answer, until it ends, a limit is reached or the client leaves. */
export async function writeReply(
  exchange: HttpExchange,
  state: ServerState,
  pending: PendingReply,
): Promise<void> {
  const { chat, runner, reading, reply, fault } = pending;
  const startedMs = nowMs();
  const interval = 1000 / (reply.tokensPerSecond ?? state.options.tokensPerSecond);
  const limit = pieceLimit(state, pending);
  const written: string[] = [];
  let equal = 0;
  let isBroken = false;
  const meetFault = async (isAtEnd: boolean) => {
    if (!fault || isBroken || (!isAtEnd && written.length < (fault.afterTokens ?? 0))) return;
    isBroken = true;
    await breakStream(exchange, fault, chunkOf(chat, 'and so on'), chat.stream !== false);
  };
  try {
    for (const piece of piecesOf(reply, fault)) {
      if (written.length >= limit) break;
      await meetFault(false);
      for (const { afterTokens, until } of reply.holds ?? [])
        if (afterTokens === written.length)
          await Promise.race([until.catch(() => {}), pause(Infinity, exchange.signal)]);
      if (interval > 0 || written.length % linesPerTurn === 0)
        await pause(startedMs + (written.length + 1) * interval - nowMs(), exchange.signal);
      if (chat.stream !== false) await exchange.line(chunkOf(chat, piece));
      equal = piece === written.at(-1) ? equal + 1 : 1;
      written.push(piece);
      reading.stats.replyTokens = state.tokens(written.length);
      if (equal >= maxEqualChunks) return exchange.end();
    }
    await meetFault(true);
  } finally {
    runner.past.push(...written);
  }
  const reason = reply.doneReason ?? (written.length >= limit ? 'length' : 'stop');
  const last = lastLine(exchange, state, pending, startedMs, reason);
  if (chat.stream !== false) {
    await exchange.line({ ...chunkOf(chat, ''), ...last });
    return exchange.end();
  }
  exchange.json(200, { ...chunkOf(chat, written.join('')), ...last });
}

function* piecesOf(reply: ScriptedReply, fault: StreamFault | undefined): Generator<string> {
  const pieces = gemmaTokens(reply.text);
  if (fault?.name !== 'runaway-whitespace' && fault?.name !== 'runaway-string') return yield* pieces;
  yield* pieces.slice(0, fault.afterTokens ?? 0);
  yield* endlessPieces(fault);
}

/** The pieces that `num_predict` and the window allow. A reply needs one more, for its end token, to stop by itself. */
function pieceLimit(state: ServerState, { options, runner, reading }: PendingReply): number {
  const room = state.pieces(runner.numCtx) - reading.prompt.length;
  const numPredict = Number(options['num_predict'] ?? -1);
  return Math.max(1, numPredict > 0 ? Math.min(state.pieces(numPredict), room) : room);
}

function chunkOf(chat: ChatBody, content: string) {
  return {
    model: chat.model,
    created_at: new Date().toISOString(),
    message: { role: 'assistant', content },
    done: false,
  };
}

function lastLine(
  exchange: HttpExchange,
  state: ServerState,
  { reading }: PendingReply,
  startedMs: number,
  reason: string,
) {
  const { promptTokens, cachedTokens, replyTokens } = reading.stats;
  const { counts } = state.options;
  const now = nowMs();
  return {
    done: true,
    done_reason: reason,
    total_duration: ns(now - exchange.startedMs),
    load_duration: ns(reading.startedMs - exchange.startedMs),
    prompt_eval_count: counts === 'uncached-only' ? promptTokens - cachedTokens : promptTokens,
    ...(counts === 'with-cached' && { prompt_eval_cached_count: cachedTokens }),
    prompt_eval_duration: ns(reading.finishedMs - reading.startedMs),
    eval_count: replyTokens,
    eval_duration: ns(now - startedMs),
  };
}

function ns(ms: number): number {
  return Math.max(1, Math.round(ms * 1e6));
}

const blanks = [' ', '\n', '  ', '\n\n', '\t'];
const words = [' and', ' light', ' over', ' the', ' lake', ','];

/** Endless pieces, as from a model that does not stop. */
function* endlessPieces(
  fault: Extract<StreamFault, { name: 'runaway-whitespace' | 'runaway-string' }>,
): Generator<string> {
  const isString = fault.name === 'runaway-string';
  if (isString) yield '"';
  const pieces = isString ? words : fault.isVarying === true ? blanks : ['\n'];
  for (;;) yield* pieces;
}
