import { type ChatMessage, gemmaPrompt } from './gemmaPrompt';
import { gemmaTokens } from './gemmaTokens';
import type { ServerState } from './ServerState';

/** How many pieces at the start of a truncated prompt are always kept. */
const keptPieces = 5;

/**
 * The pieces of a prompt that the model gets to read. If they do not fit the window and `truncate` allows it, messages
 * are dropped from the front (never a system message, never the last), and if that is not enough the middle is cut;
 * no space is reserved for the reply. Otherwise returns the number of tokens that did not fit.
 */
export function fitPrompt(
  messages: readonly ChatMessage[],
  numCtx: number,
  mayTruncate: boolean,
  state: ServerState,
): string[] | { tooMany: number } {
  const whole = gemmaTokens(gemmaPrompt(messages));
  const sentTokens = state.tokens(whole.length);
  if (sentTokens < numCtx) return whole;
  if (!mayTruncate) return { tooMany: sentTokens };
  let kept = messages;
  let pieces = whole;
  while (state.tokens(pieces.length) > numCtx) {
    const oldest = kept.findIndex(({ role }, index) => role !== 'system' && index < kept.length - 1);
    if (oldest < 0) break;
    kept = kept.toSpliced(oldest, 1);
    pieces = gemmaTokens(gemmaPrompt(kept));
  }
  if (state.tokens(pieces.length) >= numCtx) pieces = withoutMiddle(pieces, state.pieces(numCtx));
  const droppedMessages = messages.length - kept.length;
  state.truncations.push({ droppedMessages, sentTokens, readTokens: state.tokens(pieces.length) });
  return pieces;
}

/** Cuts whole blocks of half a window after the first five pieces, as llama-server does: 4096 of 4096 become 2051. */
function withoutMiddle(pieces: readonly string[], room: number): string[] {
  const block = Math.max(1, Math.floor((room - keptPieces) / 2));
  const blocks = Math.floor((pieces.length - keptPieces - block) / block);
  return [...pieces.slice(0, keptPieces), ...pieces.slice(keptPieces + blocks * block)];
}
