import { LampwrightError } from '../../errors/LampwrightError';
import { formatProgram } from '../../program/formatProgram';
import type { Entry, EntryDraft, EntryOf, Reading } from '../Entry';
import type { Budget } from '../tokens/Budget';
import { readWish } from '../wishText';
import {
  compactHistory,
  fingerprint,
  isStale,
  leastPieces,
  type CompactedHistory,
  type PromptFrame,
} from './compactHistory';
import {
  isLongerThan,
  keptExchanges,
  layOutHistory,
  leastVerbatim,
  type LaidOutHistory,
} from './layOutHistory';
import { currentProgramLines, originOf, type ProgramForm } from './promptLines';
import {
  foldMessages,
  measure,
  tiers,
  totalTokens,
  type Message,
  type UnmeasuredPiece,
  type Piece,
  type Tier,
} from './Piece';
import { promptHistoryOf, type PromptHistory } from './PromptHistory';

/** A wish about to be sent to the model. */
export interface NewWish {
  readonly text: string;
  readonly reading?: Reading | undefined;
  /** The wish it replaces. */
  readonly replaces?: number | undefined;
}

/** The prompt for the model, piece by piece. */
export interface Context {
  readonly pieces: readonly Piece[];
  readonly messages: readonly Message[];
  readonly tokens: {
    readonly total: number;
    readonly budget: number;
    readonly reserve: number;
    readonly byTier: Readonly<Partial<Record<Tier, number>>>;
  };
  /** The number of exchanges left out. */
  readonly skipped: number;
  /** The entries to append before the wish is sent; with them the log reproduces this very prompt. */
  readonly drafts: readonly EntryDraft[];
}

/**
 * The prompt for a wish: a pure function of the log, the wish and the budget. Between compactions it only grows at
 * its end, so the model's cache stays valid. `systemPrompt` is used when the conversation has none yet; `form` is how
 * the current program is written. Fails with CONTEXT_FULL, naming the sizes, when what can never be left out does not
 * fit.
 */
export function buildContext(
  entries: readonly Entry[],
  wish: NewWish,
  budget: Budget,
  systemPrompt: string,
  form: ProgramForm = 'whole',
): Context {
  const history = promptHistoryOf(entries, wish.replaces);
  const frame = frameOf(history, readWish(wish.text), systemPrompt, form);
  const available = budget.numCtx - budget.reserve;
  const piecesOf = (laidOut: LaidOutHistory) =>
    measure([frame.system, ...laidOut.pieces, ...frame.wishPieces(laidOut.answer)], budget);

  const isLong = isLongerThan(available, history, budget);
  let laidOut = isLong ? undefined : layOutHistory(history);
  let pieces = laidOut && piecesOf(laidOut);
  const because = reasonToCompact(history, wish, !pieces || totalTokens(pieces) > available);
  const compacted = because && compactHistory(history, frame, budget);
  if (compacted) {
    ({ laidOut } = compacted);
    pieces = piecesOf(laidOut);
  }
  if (!laidOut || !pieces || totalTokens(pieces) > available) {
    throw contextFull(measure(leastPieces(history, frame), budget), budget);
  }
  const messages = foldMessages(pieces);
  return {
    pieces,
    messages,
    tokens: {
      total: totalTokens(pieces),
      budget: available,
      reserve: budget.reserve,
      byTier: tokensByTier(pieces),
    },
    skipped: (compacted ?? history.compaction)?.skipped ?? 0,
    drafts: [
      ...(history.systemPrompt === undefined
        ? [{ type: 'prompt', agent: 'programmer', text: systemPrompt } as const]
        : []),
      ...(compacted ? [compactionDraft(compacted, because, entries)] : []),
      wishDraft(wish, textOf(frame.wishPieces(laidOut.answer)), messages.at(-1)?.content),
    ],
  };
}

function frameOf(history: PromptHistory, wish: string, fallback: string, form: ProgramForm): PromptFrame {
  return {
    system: {
      tier: 'system',
      role: 'system',
      text: history.systemPrompt ?? fallback,
      why: 'the rules, the same for the whole conversation',
    },
    wishPieces: (answer) => [
      ...currentProgramPieces(history, answer, form),
      { tier: 'wish', role: 'user', text: wish, why: 'what is asked now' },
    ],
  };
}

/** The current program, unless the last answer already contains it. */
function currentProgramPieces(
  { current, isRestored }: PromptHistory,
  answer: LaidOutHistory['answer'],
  form: ProgramForm,
): UnmeasuredPiece[] {
  if (!current) return [];
  const pieceOf = (origin: string, reason: string): UnmeasuredPiece[] => {
    const why = form === 'whole' ? reason : `${reason}; too long to send whole`;
    return [{ tier: 'current-program', role: 'user', text: currentProgramLines(current, origin, form), why }];
  };
  if (!answer) return pieceOf('The program now', 'no answer here gives it');
  if (formatProgram(answer.program) !== formatProgram(current)) {
    const origin = originOf(current, answer.program, isRestored);
    return pieceOf(
      origin,
      isRestored ? 'gone back to since the last answer' : 'changed since the last answer',
    );
  }
  return answer.isWhole ? [] : pieceOf('The program now', 'the last answer names steps by their ids');
}

type Because = EntryOf<'compaction'>['because'];

/** Why the history must be compacted now, if it must: it is too long, its block is stale, or a new scene begins. */
function reasonToCompact(history: PromptHistory, { reading }: NewWish, isOver: boolean): Because | undefined {
  if (isOver) return 'budget';
  if (isStale(history)) return 'stale-block';
  const hasMuch = keptExchanges(history).length > leastVerbatim;
  return reading?.intent === 'new' && hasMuch ? 'new-chapter' : undefined;
}

function compactionDraft(
  { block, skipped, older, verbatim, writtenOut }: CompactedHistory,
  because: Because,
  entries: readonly Entry[],
): EntryDraft {
  const next = (entries.at(-1)?.seq ?? 0) + 1;
  const verbatimFrom = verbatim[0]?.answer.seq ?? next;
  const standsFor = fingerprint(older);
  return {
    type: 'compaction',
    because,
    block: [...block],
    skipped,
    verbatimFrom,
    ...(writtenOut ? { writtenOut: writtenOut.answer.seq } : {}),
    standsFor,
  };
}

function wishDraft(wish: NewWish, sent: string, message: string | undefined): EntryDraft {
  return { type: 'wish', ...wish, sent, ...(message === sent ? {} : { message }) };
}

function textOf(pieces: readonly UnmeasuredPiece[]): string {
  return foldMessages(pieces)
    .map(({ content }) => content)
    .join('\n');
}

function tokensByTier(pieces: readonly Piece[]): Partial<Record<Tier, number>> {
  const sums: Partial<Record<Tier, number>> = {};
  for (const tier of tiers) {
    const sum = totalTokens(pieces.filter((piece) => piece.tier === tier));
    if (sum > 0) sums[tier] = sum;
  }
  return sums;
}

const tierWords: Readonly<Record<Tier, string>> = {
  system: 'the rules',
  'first-wish': 'the first wish',
  'skip-marker': 'the mark for what is left out',
  summary: 'summaries',
  brief: 'summaries',
  note: 'notes',
  verbatim: 'the last exchange',
  'current-program': 'the current program',
  wish: 'this wish',
};

function contextFull(pieces: readonly Piece[], { numCtx, reserve }: Budget): LampwrightError {
  const sizes = tokensByTier(pieces);
  const listed = tiers.flatMap((tier) => (sizes[tier] ? [`${tierWords[tier]} ${sizes[tier]}`] : []));
  return new LampwrightError(
    'CONTEXT_FULL',
    `This does not fit the model’s window of ${numCtx} tokens, ${reserve} of which are for its reply: ` +
      `${listed.join(', ')}; together ${totalTokens(pieces)} of ${Math.max(numCtx - reserve, 0)}. ` +
      'Start a new conversation, delete notes, or choose a larger window in the settings.',
  );
}
