import { formatProgram } from '../../program/formatProgram';
import type { BlockPiece } from '../Entry';
import type { Exchange } from '../exchanges';
import { isLasting, notesForPrompt, type Note } from '../notes';
import type { Budget } from '../tokens/Budget';
import {
  answerOf,
  blockPieces,
  firstWishPiece,
  leastVerbatim,
  verbatimPieces,
  type LaidOutHistory,
} from './layOutHistory';
import { fitLines } from './fitLines';
import { noteLine, skipLine } from './promptLines';
import { measure, totalTokens, type UnmeasuredPiece } from './Piece';
import type { PromptHistory } from './PromptHistory';

/** A new block and the pieces after it. */
export interface CompactedHistory {
  readonly block: readonly BlockPiece[];
  readonly skipped: number;
  /** The exchanges the block replaces, and those that stay verbatim. */
  readonly older: readonly Exchange[];
  readonly verbatim: readonly Exchange[];
  /** The verbatim exchange whose answer is written out with every step. */
  readonly writtenOut: Exchange | undefined;
  readonly laidOut: LaidOutHistory;
}

/**
 * The fixed pieces around the history: the system message, and the new wish, which depends on the last answer in the
 * prompt.
 */
export interface PromptFrame {
  readonly system: UnmeasuredPiece;
  wishPieces(answer: LaidOutHistory['answer']): readonly UnmeasuredPiece[];
}

/**
 * After a compaction this share of the space beside the system prompt should be free, so that the next one is far
 * off.
 */
const growthShare = 0.7;

/**
 * The history in fewer tokens. All but the last two exchanges become summaries, and summaries of an earlier
 * compaction become brief lines. If that is not enough, these are given up in order: the detail of summaries,
 * separate lines for brief exchanges, the oldest brief lines, the older verbatim exchange, then the last one except
 * for the current program. Undefined when even that does not fit.
 */
export function compactHistory(
  history: PromptHistory,
  frame: PromptFrame,
  budget: Budget,
): CompactedHistory | undefined {
  const available = budget.numCtx - budget.reserve;
  for (let count = Math.min(leastVerbatim, history.exchanges.length); count >= 0; count--) {
    const compacted = compactAround(history, count, frame, budget, available);
    if (compacted) return compacted;
  }
  return undefined;
}

/** The pieces that can never be left out. If these do not fit, nothing does. */
export function leastPieces(history: PromptHistory, frame: PromptFrame): UnmeasuredPiece[] {
  const count = history.exchanges.length;
  const marker: BlockPiece[] = count > 0 ? [{ tier: 'skip-marker', text: skipLine(count) }] : [];
  return piecesAround(history, 0, frame, marker).pieces;
}

/**
 * True when the stored block is out of date: an exchange in it was replaced or answered again, or a note was deleted
 * that had taken another one's place.
 */
export function isStale(history: PromptHistory): boolean {
  const { compaction, exchanges, notes } = history;
  if (!compaction) return false;
  const { block, verbatimFrom, standsFor } = compaction;
  const older = exchanges.filter(({ answer }) => answer.seq < verbatimFrom);
  if (fingerprint(older) !== standsFor) return true;
  const candidates = { ...history, notes: notes.filter(({ seq }) => seq < compaction.seq) };
  const inBlock = new Set(block.flatMap(({ tier, of }) => (tier === 'note' && of ? [of] : [])));
  return notesForPrompt(notesBefore(candidates, exchanges.slice(older.length))).some(
    ({ seq }) => !inBlock.has(seq),
  );
}

function compactAround(
  history: PromptHistory,
  verbatimCount: number,
  frame: PromptFrame,
  budget: Budget,
  available: number,
): CompactedHistory | undefined {
  const around = piecesAround(history, verbatimCount, frame);
  const older = history.exchanges.slice(0, history.exchanges.length - verbatimCount);
  const free = available - totalTokens(measure(around.pieces, budget));
  const system = totalTokens(measure([frame.system], budget));
  const lines = fitLines(
    older,
    history.compaction,
    { free, growth: (available - system) * growthShare },
    budget,
  );
  if (!lines) return undefined;
  const block = [...around.opening, ...lines.pieces, ...around.notes];
  const laidOut: LaidOutHistory = {
    pieces: [...blockPieces({ block, skipped: lines.skipped }, history.notes), ...around.verbatimPieces],
    answer: around.answer,
  };
  const { verbatim, writtenOut } = around;
  return { block, skipped: lines.skipped, older, verbatim, writtenOut, laidOut };
}

/** The prompt with `lines` about older exchanges, or without any. */
function piecesAround(
  history: PromptHistory,
  verbatimCount: number,
  frame: PromptFrame,
  lines: readonly BlockPiece[] = [],
) {
  const { exchanges, first, notes } = history;
  const verbatim = exchanges.slice(exchanges.length - verbatimCount);
  const last = verbatim.at(-1);
  const writtenOut = last && isCurrent(last, history) ? last : undefined;
  const formOf = (exchange: Exchange) => (exchange === writtenOut ? 'whole' : 'alone');
  const answer = last && answerOf(last, notes, formOf(last));
  const recent = verbatim.flatMap((exchange) => verbatimPieces(exchange, notes, formOf(exchange)));
  const needsFirst = first !== undefined && !verbatim.includes(first);
  const opening: BlockPiece[] = needsFirst ? [pieceOf(firstWishPiece(first), first.wish.seq)] : [];
  const remembered: BlockPiece[] = notesForPrompt(notesBefore(history, verbatim)).map(({ seq, text }) => ({
    tier: 'note',
    text: noteLine(text),
    of: seq,
  }));
  const block = blockPieces({ block: [...opening, ...lines, ...remembered], skipped: 0 }, notes);
  const pieces = [frame.system, ...block, ...recent, ...frame.wishPieces(answer)];
  return { pieces, opening, notes: remembered, verbatim, verbatimPieces: recent, answer, writtenOut };
}

/** True when an exchange led to the current program. */
function isCurrent({ program }: Exchange, { current }: PromptHistory): boolean {
  return current !== undefined && formatProgram(program) === formatProgram(current);
}

/** Lasting wishes, and the model's notes on exchanges that are not verbatim. */
function notesBefore({ notes, exchanges }: PromptHistory, verbatim: readonly Exchange[]): Note[] {
  const summedUp = new Set(exchanges.map(({ wish }) => wish.seq));
  for (const { wish } of verbatim) summedUp.delete(wish.seq);
  return notes.filter((note) => isLasting(note) || (note.to !== undefined && summedUp.has(note.to)));
}

/** A hash of the exchanges (FNV-1a), to detect that wishes or answers have changed. */
export function fingerprint(exchanges: readonly Exchange[]): number {
  let hash = 0x811c9dc5;
  for (const { wish, answer } of exchanges) {
    hash = Math.imul(hash ^ wish.seq, 0x01000193);
    hash = Math.imul(hash ^ answer.seq, 0x01000193);
  }
  return hash >>> 0;
}

function pieceOf({ text }: UnmeasuredPiece, of: number): BlockPiece {
  return { tier: 'first-wish', text, of };
}
