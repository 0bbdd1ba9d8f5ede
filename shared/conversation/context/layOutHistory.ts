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

/** The prompt between the system message and a new wish. */
export interface LaidOutHistory {
  readonly parts: readonly UnmeasuredPiece[];
  /** The last answer in it; `isWhole` unless it names steps by their ids. */
  readonly answer: { readonly program: Program; readonly isWhole: boolean } | undefined;
}

/** So many exchanges stay verbatim in any case. */
export const leastVerbatim = 2;

/**
 * What the model has been told: the block of the last compaction, then every exchange since, to the letter. Only what
 * was never sent (a run of instant edits) may be told in brief, and in the same words ever after: the prompt grows at
 * its end alone.
 */
export function layOutHistory(story: PromptHistory): LaidOutHistory {
  const { compaction, first } = story;
  const kept = keptExchanges(story);
  const briefs = briefsAmong(kept, story);
  const opening: UnmeasuredPiece[] = compaction ? blockPieces(compaction, story.notes) : [];
  if (first && briefs.has(first)) opening.push(firstWishPiece(first));
  const events = [
    ...kept.map((exchange) => ({
      seq: exchange.answer.seq,
      parts: exchangeParts(exchange, story, briefs),
    })),
    ...notesSince(story, kept, briefs),
  ].sort((one, other) => one.seq - other.seq);
  const last = kept.at(-1);
  return {
    parts: [...opening, ...events.flatMap(({ parts }) => parts)],
    answer: last && answerOf(last, story.notes, mannerOf(last, story)),
  };
}

/** True when `layOutHistory` would take more than `room` tokens, found out without laying out a thousand exchanges. */
export function isLongerThan(room: number, story: PromptHistory, budget: Budget): boolean {
  const kept = keptExchanges(story);
  const briefs = briefsAmong(kept, story);
  let tokens = 0;
  for (const exchange of kept.toReversed()) {
    for (const { text } of exchangeParts(exchange, story, briefs)) tokens += budget.count(text);
    if (tokens > room) return true;
  }
  return false;
}

/** The exchanges since the last compaction, and those it left verbatim. */
export function keptExchanges({ exchanges, compaction }: PromptHistory): Exchange[] {
  const since = compaction?.verbatimFrom ?? 0;
  return exchanges.filter(({ answer }) => answer.seq >= since);
}

/**
 * How an exchange stands verbatim. `as-sent`: to the letter. `alone`: a compaction tells the wish by itself, since what
 * was told with it then (an older program) has had its day. `whole`: so it does with the last exchange, and writes out
 * the steps its answer names by their ids, so that the current program need not be told beside it.
 */
export type AnswerForm = 'as-sent' | 'alone' | 'whole';

/** How an exchange has been told since the last compaction. */
function mannerOf({ wish, answer }: Exchange, { compaction }: PromptHistory): AnswerForm {
  if (!compaction || wish.seq > compaction.seq) return 'as-sent';
  return compaction.writtenOut === answer.seq ? 'whole' : 'alone';
}

/** What an exchange tells of its program when it stands verbatim. */
export function answerOf(
  exchange: Exchange,
  notes: readonly Note[],
  manner: AnswerForm,
): LaidOutHistory['answer'] {
  return { program: exchange.program, isWhole: answerText(exchange, notes, manner).isWhole };
}

function answerText(exchange: Exchange, notes: readonly Note[], manner: AnswerForm) {
  const note = noteOf(exchange, notes);
  return manner === 'whole' ? wholeReplyText(exchange, note) : replyText(exchange, note);
}

/** A wish and its answer. */
export function verbatimPieces(
  exchange: Exchange,
  notes: readonly Note[],
  manner: AnswerForm,
): UnmeasuredPiece[] {
  const { wish, answer } = exchange;
  const asked = (manner === 'as-sent' ? wish.sent : undefined) ?? pastWish(wish.text);
  const { text } = answerText(exchange, notes, manner);
  return [
    { tier: 'verbatim', role: 'user', text: asked, why: 'recent: told to the letter', of: wish.seq },
    {
      tier: 'verbatim',
      role: 'assistant',
      text: withoutControlTokens(text),
      why: text === writtenBy(answer) ? 'answered, in the model’s own words' : 'answered, in canonical form',
      of: answer.seq,
    },
  ];
}

/** The stored block; its notes read as they stand now, deleted ones are gone. */
export function blockPieces({ block, skipped }: BlockOf, notes: readonly Note[]): UnmeasuredPiece[] {
  const live = new Map(notes.map((note) => [note.seq, note]));
  return block.flatMap(({ tier, text, of, covers }): UnmeasuredPiece[] => {
    const part = { tier, role: 'user' as const, of, covers };
    if (tier !== 'note') return [{ ...part, text, why: blockReason(tier, skipped) }];
    const note = live.get(of ?? 0);
    return note ? [{ ...part, text: noteLine(note.text), why: noteReason(note) }] : [];
  });
}

type BlockOf = Pick<EntryOf<'compaction'>, 'block' | 'skipped'>;

export function firstWishPiece(exchange: Exchange): UnmeasuredPiece {
  const text = firstWishLine(exchange);
  return { tier: 'first-wish', role: 'user', text, why: 'sets the scene', of: exchange.wish.seq };
}

/** Of a run of exchanges that no model has seen, all but the last two. A wish that was sent, even in vain, ends a run. */
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

function exchangeParts(
  exchange: Exchange,
  story: PromptHistory,
  briefs: ReadonlySet<Exchange>,
): UnmeasuredPiece[] {
  if (briefs.has(exchange)) return [inlineBrief(exchange)];
  return verbatimPieces(exchange, story.notes, mannerOf(exchange, story));
}

function inlineBrief(exchange: Exchange): UnmeasuredPiece {
  const why = 'changed at once, without the model';
  return { tier: 'brief', role: 'user', text: briefLine([exchange]), why, of: exchange.wish.seq };
}

/** Notes the block does not have. The model's own stand in its verbatim replies. */
function notesSince(
  { notes, compaction, exchanges }: PromptHistory,
  kept: readonly Exchange[],
  briefs: ReadonlySet<Exchange>,
): { seq: number; parts: UnmeasuredPiece[] }[] {
  const answers = new Map(exchanges.map(({ wish, answer }) => [wish.seq, answer.seq]));
  const verbatim = new Set(kept.flatMap((exchange) => (briefs.has(exchange) ? [] : [exchange.wish.seq])));
  return notes.flatMap((note) => {
    const { seq, to } = note;
    const isNew = seq > (compaction?.seq ?? 0);
    const isToldByReply = !isLasting(note) && to !== undefined && verbatim.has(to);
    if (!isNew || isToldByReply) return [];
    const part: UnmeasuredPiece = {
      tier: 'note',
      role: 'user',
      text: noteLine(note.text),
      why: noteReason(note),
      of: seq,
    };
    // A note follows the answer to its wish, even where it was written down before it.
    return [{ seq: Math.max(seq, (to !== undefined && answers.get(to)) || 0) + 0.5, parts: [part] }];
  });
}

function noteReason(note: Note): string {
  return isLasting(note) ? 'a lasting wish' : 'the model’s note on an exchange no longer verbatim';
}

function blockReason(tier: string, skipped: number): string {
  if (tier === 'first-wish') return 'sets the scene';
  if (tier === 'skip-marker') return `${skipped} did not fit`;
  return tier === 'summary' ? 'older: told in a line' : 'older still, or to save room: told in brief';
}

function writtenBy(answer: Exchange['answer']): string | undefined {
  return answer.type === 'reply' ? answer.text : undefined;
}
