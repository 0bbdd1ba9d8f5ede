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

/** A new block and what follows it, laid out. */
export interface CompactedHistory {
  readonly block: readonly BlockPiece[];
  readonly skipped: number;
  /** The exchanges that the block stands for, and those that stay verbatim. */
  readonly older: readonly Exchange[];
  readonly verbatim: readonly Exchange[];
  /** The one of these whose answer is told with every step. */
  readonly writtenOut: Exchange | undefined;
  readonly told: LaidOutHistory;
}

/** What surrounds the story: the system message, and the new wish, which depends on the answer told last. */
export interface PromptFrame {
  readonly system: UnmeasuredPiece;
  wishParts(answer: LaidOutHistory['answer']): readonly UnmeasuredPiece[];
}

/** After a compaction this share of what the system prompt leaves should be free: then the next one is far off. */
const growthShare = 0.7;

/**
 * The story told in fewer tokens. All but the last two exchanges become summaries, and what an earlier compaction
 * summed up becomes brief. Given up, in this order, as far as needed: the detail of summaries, a line for each brief, the
 * oldest briefs, the older of the verbatim exchanges, then the last one but for the current program. Undefined when even
 * that does not fit.
 */
export function compactHistory(
  story: PromptHistory,
  frame: PromptFrame,
  budget: Budget,
): CompactedHistory | undefined {
  const room = budget.numCtx - budget.reserve;
  for (let count = Math.min(leastVerbatim, story.exchanges.length); count >= 0; count--) {
    const compacted = compactAround(story, count, frame, budget, room);
    if (compacted) return compacted;
  }
  return undefined;
}

/** What can never be left out: where even this is too much, nothing helps. */
export function leastPieces(story: PromptHistory, frame: PromptFrame): UnmeasuredPiece[] {
  const count = story.exchanges.length;
  const marker: BlockPiece[] = count > 0 ? [{ tier: 'skip-marker', text: skipLine(count) }] : [];
  return partsAround(story, 0, frame, marker).parts;
}

/**
 * True when the stored block no longer tells what it should: an exchange in it was replaced or answered anew, or a note
 * was deleted that had kept another one out.
 */
export function isStale(story: PromptHistory): boolean {
  const { compaction, exchanges, notes } = story;
  if (!compaction) return false;
  const { block, verbatimFrom, standsFor } = compaction;
  const older = exchanges.filter(({ answer }) => answer.seq < verbatimFrom);
  if (fingerprint(older) !== standsFor) return true;
  const candidates = { ...story, notes: notes.filter(({ seq }) => seq < compaction.seq) };
  const inBlock = new Set(block.flatMap(({ tier, of }) => (tier === 'note' && of ? [of] : [])));
  return notesForPrompt(notesBefore(candidates, exchanges.slice(older.length))).some(
    ({ seq }) => !inBlock.has(seq),
  );
}

function compactAround(
  story: PromptHistory,
  verbatimCount: number,
  frame: PromptFrame,
  budget: Budget,
  room: number,
): CompactedHistory | undefined {
  const around = partsAround(story, verbatimCount, frame);
  const older = story.exchanges.slice(0, story.exchanges.length - verbatimCount);
  const free = room - totalTokens(measure(around.parts, budget));
  const system = totalTokens(measure([frame.system], budget));
  const lines = fitLines(older, story.compaction, { free, growth: (room - system) * growthShare }, budget);
  if (!lines) return undefined;
  const block = [...around.opening, ...lines.pieces, ...around.notes];
  const told: LaidOutHistory = {
    parts: [...blockPieces({ block, skipped: lines.skipped }, story.notes), ...around.verbatimParts],
    answer: around.answer,
  };
  const { verbatim, writtenOut } = around;
  return { block, skipped: lines.skipped, older, verbatim, writtenOut, told };
}

/** The prompt with `lines` on older exchanges, or with none. */
function partsAround(
  story: PromptHistory,
  verbatimCount: number,
  frame: PromptFrame,
  lines: readonly BlockPiece[] = [],
) {
  const { exchanges, first, notes } = story;
  const verbatim = exchanges.slice(exchanges.length - verbatimCount);
  const last = verbatim.at(-1);
  const writtenOut = last && isCurrent(last, story) ? last : undefined;
  const mannerOf = (exchange: Exchange) => (exchange === writtenOut ? 'whole' : 'alone');
  const answer = last && answerOf(last, notes, mannerOf(last));
  const kept = verbatim.flatMap((exchange) => verbatimPieces(exchange, notes, mannerOf(exchange)));
  const needsFirst = first !== undefined && !verbatim.includes(first);
  const opening: BlockPiece[] = needsFirst ? [pieceOf(firstWishPiece(first), first.wish.seq)] : [];
  const remembered: BlockPiece[] = notesForPrompt(notesBefore(story, verbatim)).map(({ seq, text }) => ({
    tier: 'note',
    text: noteLine(text),
    of: seq,
  }));
  const block = blockPieces({ block: [...opening, ...lines, ...remembered], skipped: 0 }, notes);
  const parts = [frame.system, ...block, ...kept, ...frame.wishParts(answer)];
  return { parts, opening, notes: remembered, verbatim, verbatimParts: kept, answer, writtenOut };
}

/** True when an exchange led to the program that is on show. */
function isCurrent({ program }: Exchange, { current }: PromptHistory): boolean {
  return current !== undefined && formatProgram(program) === formatProgram(current);
}

/** Lasting wishes, and the model's notes on exchanges that are no longer verbatim. */
function notesBefore({ notes, exchanges }: PromptHistory, verbatim: readonly Exchange[]): Note[] {
  const summedUp = new Set(exchanges.map(({ wish }) => wish.seq));
  for (const { wish } of verbatim) summedUp.delete(wish.seq);
  return notes.filter((note) => isLasting(note) || (note.to !== undefined && summedUp.has(note.to)));
}

/** A number that differs, by all odds, for other wishes or other answers to them (FNV-1a). */
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
