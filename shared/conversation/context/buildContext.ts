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
  readonly instead?: number | undefined;
}

/** What the model will be told, and why. */
export interface Context {
  readonly pieces: readonly Piece[];
  readonly messages: readonly Message[];
  readonly tokens: {
    readonly total: number;
    readonly budget: number;
    readonly reserve: number;
    readonly byTier: Readonly<Partial<Record<Tier, number>>>;
  };
  /** Exchanges left out. */
  readonly skipped: number;
  /** What the log has to take in before the wish is sent: from then on it gives this very prompt again. */
  readonly drafts: readonly EntryDraft[];
}

/**
 * The prompt for a wish: a pure function of the log, the wish and the budget. Between compactions it only grows at its
 * end. `systemPrompt` counts when the conversation has none yet, `manner` where the current program stands with the wish. Fails with CONTEXT_FULL, naming the sizes, when what
 * can never be left out does not fit.
 */
export function buildContext(
  entries: readonly Entry[],
  wish: NewWish,
  budget: Budget,
  systemPrompt: string,
  manner: ProgramForm = 'whole',
): Context {
  const story = promptHistoryOf(entries, wish.instead);
  const frame = frameOf(story, readWish(wish.text), systemPrompt, manner);
  const room = budget.numCtx - budget.reserve;
  const piecesOf = (told: LaidOutHistory) =>
    measure([frame.system, ...told.parts, ...frame.wishParts(told.answer)], budget);

  const isLong = isLongerThan(room, story, budget);
  let told = isLong ? undefined : layOutHistory(story);
  let pieces = told && piecesOf(told);
  const because = reasonToCompact(story, wish, !pieces || totalTokens(pieces) > room);
  const compacted = because && compactHistory(story, frame, budget);
  if (compacted) {
    ({ told } = compacted);
    pieces = piecesOf(told);
  }
  if (!told || !pieces || totalTokens(pieces) > room) {
    throw contextFull(measure(leastPieces(story, frame), budget), budget);
  }
  const messages = foldMessages(pieces);
  return {
    pieces,
    messages,
    tokens: {
      total: totalTokens(pieces),
      budget: room,
      reserve: budget.reserve,
      byTier: tokensByTier(pieces),
    },
    skipped: (compacted ?? story.compaction)?.skipped ?? 0,
    drafts: [
      ...(story.systemPrompt === undefined
        ? [{ type: 'prompt', agent: 'programmer', text: systemPrompt } as const]
        : []),
      ...(compacted ? [compactionDraft(compacted, because, entries)] : []),
      wishDraft(wish, textOf(frame.wishParts(told.answer)), messages.at(-1)?.content),
    ],
  };
}

function frameOf(story: PromptHistory, wish: string, fallback: string, manner: ProgramForm): PromptFrame {
  return {
    system: {
      tier: 'system',
      role: 'system',
      text: story.systemPrompt ?? fallback,
      why: 'the rules, the same for the whole conversation',
    },
    wishParts: (answer) => [
      ...currentProgramParts(story, answer, manner),
      { tier: 'wish', role: 'user', text: wish, why: 'what is asked now' },
    ],
  };
}

/** The current program, unless the last answer gives it already. */
function currentProgramParts(
  { current, isRestored }: PromptHistory,
  answer: LaidOutHistory['answer'],
  manner: ProgramForm,
): UnmeasuredPiece[] {
  if (!current) return [];
  const part = (origin: string, reason: string): UnmeasuredPiece[] => {
    const why = manner === 'whole' ? reason : `${reason}; too long to be told whole`;
    return [
      { tier: 'current-program', role: 'user', text: currentProgramLines(current, origin, manner), why },
    ];
  };
  if (!answer) return part('The program now', 'no answer here gives it');
  if (formatProgram(answer.program) !== formatProgram(current)) {
    const origin = originOf(current, answer.program, isRestored);
    return part(origin, isRestored ? 'gone back to since the last answer' : 'changed since the last answer');
  }
  return answer.isWhole ? [] : part('The program now', 'the last answer names steps by their ids');
}

type Because = EntryOf<'compaction'>['because'];

/** A new scene starts a new chapter, where there is something to sum up. */
function reasonToCompact(story: PromptHistory, { reading }: NewWish, isOver: boolean): Because | undefined {
  if (isOver) return 'budget';
  if (isStale(story)) return 'stale-block';
  const hasMuch = keptExchanges(story).length > leastVerbatim;
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

function textOf(parts: readonly UnmeasuredPiece[]): string {
  return foldMessages(parts)
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
