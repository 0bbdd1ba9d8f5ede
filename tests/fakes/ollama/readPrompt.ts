import { cachedPieces } from './cachedPieces';
import type { HttpExchange } from './HttpExchange';
import type { Runner } from './ModelRunners';
import { nowMs, pause } from './pause';
import type { ChatStats, ServerState } from './ServerState';

/** A prompt that was read. */
export interface PromptReading {
  prompt: string[];
  stats: ChatStats;
  startedMs: number;
  finishedMs: number;
}

/** Reads the uncached part of a prompt at the server's speed; returns undefined if the server crashed over it. */
export async function readPrompt(
  exchange: HttpExchange,
  state: ServerState,
  runner: Runner,
  prompt: string[],
  isDeadly: boolean,
): Promise<PromptReading | undefined> {
  const cached = cachedPieces(runner.past, prompt, runner.numBatch, state.options.tokenBias);
  const stats = {
    promptTokens: state.tokens(prompt.length),
    cachedTokens: state.tokens(cached),
    replyTokens: 0,
  };
  state.chatStats.push(stats);
  const startedMs = nowMs();
  const speed = state.options.readTokensPerSecond;
  runner.past = prompt.slice(0, cached);
  try {
    await pause(((stats.promptTokens - stats.cachedTokens) / speed) * 1000, exchange.signal);
  } finally {
    // What was read before the client disconnected stays in the cache.
    const read = ((nowMs() - startedMs) / 1000) * state.pieces(Math.min(speed, prompt.length * 1e6));
    runner.past = prompt.slice(0, cached + Math.ceil(read));
  }
  if (isDeadly) {
    exchange.cut();
    return;
  }
  runner.past = [...prompt];
  return { prompt, stats, startedMs, finishedMs: nowMs() };
}
