import type { Program } from '../../program/Program';
import type { EntryOf } from '../Entry';
import type { Exchange } from '../exchanges';
import { isLasting, type Note } from '../notes';
import { replyText, wholeReplyText } from '../replyText';
import type { Budget } from '../tokens/Budget';
import { pastWish, withoutControlTokens } from '../wishText';
import { briefLine, firstWishLine, noteLine } from './promptLines';
import type { UnmeasuredPiece } from './Piece';
import { noteOf, type PromptHistory } from './PromptHistory';

/** The part of the prompt between the system message and the new wish. */
export interface LaidOutHistory {
  readonly pieces: readonly UnmeasuredPiece[];
  /** The last answer in it; `isWhole` is false if it refers to steps by id. */
  readonly answer: { readonly program: Program; readonly isWhole: boolean } | undefined;
}

/** At least this many of the latest exchanges stay verbatim, if they fit. */
export const leastVerbatim = 2;

/**
 * The history as sent so far: the block of the last compaction, then every exchange since, verbatim. Only exchanges
 * that were never sent (a run of instant edits) may be brief, and their lines never change later: the prompt grows
 * only at its end.
 */
export function layOutHistory(history: PromptHistory): LaidOutHistory {
  const { compaction, first } = history;
  const kept = keptExchanges(history);
  const briefs = briefsAmong(kept, history);
  const opening: UnmeasuredPiece[] = compaction ? blockPieces(compaction, history.notes) : [];
  if (first && briefs.has(first)) opening.push(firstWishPiece(first));
  const events = [
    ...kept.map((exchange) => ({
      seq: exchange.answer.seq,
      pieces: exchangePieces(exchange, history, briefs),
    })),
    ...notesSince(history, kept, briefs),
  ].sort((one, other) => one.seq - other.seq);
  const last = kept.at(-1);
  return {
    pieces: [...opening, ...events.flatMap(({ pieces }) => pieces)],
    answer: last && answerOf(last, history.notes, formOf(last, history)),
  };
}

/**
 * True when `layOutHistory` would take more than `available` tokens. Stops counting early, so that a thousand
 * exchanges need not be laid out.
 */
export function isLongerThan(available: number, history: PromptHistory, budget: Budget): boolean {
  const kept = keptExchanges(history);
  const briefs = briefsAmong(kept, history);
  let tokens = 0;
  for (const exchange of kept.toReversed()) {
    for (const { text } of exchangePieces(exchange, history, briefs)) tokens += budget.count(text);
    if (tokens > available) return true;
  }
  return false;
}

/** The exchanges since the last compaction, and those it kept verbatim. */
export function keptExchanges({ exchanges, compaction }: PromptHistory): Exchange[] {
  const since = compaction?.verbatimFrom ?? 0;
  return exchanges.filter(({ answer }) => answer.seq >= since);
}

/**
 * The form of a verbatim exchange. `as-sent`: unchanged. `alone`: a compaction repeats the wish without the older
 * program sent with it. `whole`: the same for the last exchange, with the steps its answer refers to by id written
 * out, so that the current program need not be repeated.
 */
export type AnswerForm = 'as-sent' | 'alone' | 'whole';

/** The form of an exchange since the last compaction. */
function formOf({ wish, answer }: Exchange, { compaction }: PromptHistory): AnswerForm {
  if (!compaction || wish.seq > compaction.seq) return 'as-sent';
  return compaction.writtenOut === answer.seq ? 'whole' : 'alone';
}

/** The program of a verbatim exchange, and whether its text contains it completely. */
export function answerOf(
  exchange: Exchange,
  notes: readonly Note[],
  form: AnswerForm,
): LaidOutHistory['answer'] {
  return { program: exchange.program, isWhole: answerText(exchange, notes, form).isWhole };
}

function answerText(exchange: Exchange, notes: readonly Note[], form: AnswerForm) {
  const note = noteOf(exchange, notes);
  return form === 'whole' ? wholeReplyText(exchange, note) : replyText(exchange, note);
}

/** A wish and its answer, as two pieces. */
export function verbatimPieces(
  exchange: Exchange,
  notes: readonly Note[],
  form: AnswerForm,
): UnmeasuredPiece[] {
  const { wish, answer } = exchange;
  const request = (form === 'as-sent' ? wish.sent : undefined) ?? pastWish(wish.text);
  const { text } = answerText(exchange, notes, form);
  return [
    { tier: 'verbatim', role: 'user', text: request, why: 'recent: word for word', of: wish.seq },
    {
      tier: 'verbatim',
      role: 'assistant',
      text: withoutControlTokens(text),
      why: text === writtenBy(answer) ? 'answered, in the model’s own words' : 'answered, in canonical form',
      of: answer.seq,
    },
  ];
}

/** The pieces of the stored block. Notes have their current text; deleted ones are left out. */
export function blockPieces({ block, skipped }: BlockOf, notes: readonly Note[]): UnmeasuredPiece[] {
  const live = new Map(notes.map((note) => [note.seq, note]));
  return block.flatMap(({ tier, text, of, covers }): UnmeasuredPiece[] => {
    const piece = { tier, role: 'user' as const, of, covers };
    if (tier !== 'note') return [{ ...piece, text, why: blockReason(tier, skipped) }];
    const note = live.get(of ?? 0);
    return note ? [{ ...piece, text: noteLine(note.text), why: noteReason(note) }] : [];
  });
}

type BlockOf = Pick<EntryOf<'compaction'>, 'block' | 'skipped'>;

export function firstWishPiece(exchange: Exchange): UnmeasuredPiece {
  const text = firstWishLine(exchange);
  return { tier: 'first-wish', role: 'user', text, why: 'sets the scene', of: exchange.wish.seq };
}

/**
 * The exchanges to shorten: in each run that was never sent to a model, all but the last two. A sent wish ends a run,
 * even if it failed.
 */
function briefsAmong(kept: readonly Exchange[], { sentWishes }: PromptHistory): Set<Exchange> {
  const briefs = new Set<Exchange>();
  let runLength = 0;
  let sentSoFar = 0;
  for (const [index, exchange] of kept.entries()) {
    const sentBefore = sentSoFar;
    while ((sentWishes[sentSoFar] ?? Infinity) < exchange.answer.seq) sentSoFar++;
    if (exchange.wish.sent !== undefined) runLength = 0;
    else runLength = sentSoFar > sentBefore ? 1 : runLength + 1;
    const tooOld = runLength > leastVerbatim ? kept[index - leastVerbatim] : undefined;
    if (tooOld) briefs.add(tooOld);
  }
  return briefs;
}

function exchangePieces(
  exchange: Exchange,
  history: PromptHistory,
  briefs: ReadonlySet<Exchange>,
): UnmeasuredPiece[] {
  if (briefs.has(exchange)) return [inlineBrief(exchange)];
  return verbatimPieces(exchange, history.notes, formOf(exchange, history));
}

function inlineBrief(exchange: Exchange): UnmeasuredPiece {
  const why = 'changed at once, without the model';
  return { tier: 'brief', role: 'user', text: briefLine([exchange]), why, of: exchange.wish.seq };
}

/** Notes that are not in the block. The model's own notes are part of its verbatim replies. */
function notesSince(
  { notes, compaction, exchanges }: PromptHistory,
  kept: readonly Exchange[],
  briefs: ReadonlySet<Exchange>,
): { seq: number; pieces: UnmeasuredPiece[] }[] {
  const answers = new Map(exchanges.map(({ wish, answer }) => [wish.seq, answer.seq]));
  const verbatim = new Set(kept.flatMap((exchange) => (briefs.has(exchange) ? [] : [exchange.wish.seq])));
  return notes.flatMap((note) => {
    const { seq, to } = note;
    const isNew = seq > (compaction?.seq ?? 0);
    const isInReply = !isLasting(note) && to !== undefined && verbatim.has(to);
    if (!isNew || isInReply) return [];
    const piece: UnmeasuredPiece = {
      tier: 'note',
      role: 'user',
      text: noteLine(note.text),
      why: noteReason(note),
      of: seq,
    };
    // A note comes after the answer to its wish, even if it was logged before it.
    return [{ seq: Math.max(seq, (to !== undefined && answers.get(to)) || 0) + 0.5, pieces: [piece] }];
  });
}

function noteReason(note: Note): string {
  return isLasting(note) ? 'a lasting wish' : 'the model’s note on an exchange no longer verbatim';
}

function blockReason(tier: string, skipped: number): string {
  if (tier === 'first-wish') return 'sets the scene';
  if (tier === 'skip-marker') return `${skipped} did not fit`;
  return tier === 'summary' ? 'older: summarized in one line' : 'older still, or to save space: shortened';
}

function writtenBy(answer: Exchange['answer']): string | undefined {
  return answer.type === 'reply' ? answer.text : undefined;
}
