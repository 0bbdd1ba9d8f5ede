import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { BlockPiece, Entry, EntryOf } from '#shared/conversation/Entry';
import type { Exchange } from '#shared/conversation/exchanges';
import { isLasting, notes, type Note } from '#shared/conversation/notes';
import { replyText } from '#shared/conversation/replyText';
import { quoteWish, readWish, withoutControlTokens } from '#shared/conversation/wishText';
import { formatProgram } from '#shared/program/formatProgram';
import { parseReply } from '#shared/program/parseReply';
import { summarizeProgram } from '#shared/program/summarizeProgram';
import { currentFor, currentLines, exchangesFor, notesFor } from './expectedContext';
import { longHistory, richHistory, runs, type Amount } from './historyArbitraries';
import type { History, Turn } from './simulateConversation';

type SentTurn = Turn & { readonly context: NonNullable<Turn['context']> };
type Compaction = EntryOf<'compaction'>;

const promises: Readonly<Record<string, (turn: SentTurn, history: History) => void>> = {
  'includes the whole first wish': (turn) => {
    const { context } = turn;
    const first = firstOf(exchangesFor(turn));
    if (first) expect(promptOf(context)).toContain(readWish(first.wish.text));
  },
  'includes the whole current program, in the last answer or with the wish': (turn) => {
    const { context } = turn;
    const current = currentFor(turn);
    if (!current) return;
    const json = withoutControlTokens(formatProgram(current));
    if (context.messages.at(-1)?.content.includes(`\n${json}\n`) === true) return;
    const parsed = parseReply(context.messages.at(-2)?.content ?? '');
    expect(parsed.ok && withoutControlTokens(formatProgram(parsed.program))).toBe(json);
  },
  'includes every note that counts, with its current text': (turn) => {
    const { context } = turn;
    const lines = promptOf(context).split('\n');
    for (const { text } of toRemember(turn, verbatimAnswers(context))) {
      expect(lines).toContain(withoutControlTokens(`[Note: ${text}]`));
    }
  },
  'leaves out deleted notes, and the old text of edited ones': ({ before, context }) => {
    const prompt = promptOf(context);
    for (const text of formerNotes(before)) {
      expect(prompt).not.toContain(withoutControlTokens(`[Note: ${text}]`));
      expect(prompt).not.toContain(withoutControlTokens(`"note":${JSON.stringify(text)}`));
    }
  },
  'covers each exchange once: verbatim, in a line, or in the count of those left out': (turn) => {
    const { before, context } = turn;
    const past = exchangesFor(turn);
    const compaction = compactionOf(context) ?? earlierCompaction(before);
    const from = compactionOf(context) ? Infinity : earlierCompaction(before)?.seq;
    const isRewritten = from !== undefined && hasRewritten(before, from);
    const block = compaction?.block ?? [];
    const blockLines = block.filter(({ tier }) => tier === 'summary' || tier === 'brief');
    const markers = context.pieces.filter(({ tier }) => tier === 'skip-marker');
    expect(context.skipped).toBe(compaction?.skipped ?? 0);
    expect(markers.map(({ text }) => text)).toEqual(context.skipped > 0 ? [skipText(context.skipped)] : []);
    if (isRewritten) return expectAllCovered(past, context, blockLines);
    let at = context.skipped;
    for (const line of blockLines) {
      const covered = past.slice(at, at + (line.covers ?? 1));
      expect(line.of).toBe(covered[0]?.wish.seq);
      expect(line.text).toBe(line.tier === 'summary' ? summaryText(covered) : briefText(covered));
      at += line.covers ?? 1;
    }
    const since = context.pieces.slice(context.pieces.findIndex(({ tier }) => tier === 'verbatim'));
    for (const exchange of past.slice(at)) {
      const about = since.filter(({ of }) => of === exchange.wish.seq || of === exchange.answer.seq);
      const tiers = about.filter(({ tier }) => tier !== 'note').map(({ tier, role }) => `${tier} ${role}`);
      const inline = context.pieces.filter(({ tier, of }) => tier === 'brief' && of === exchange.wish.seq);
      if (inline.length > 0) expect(inline.map(({ text }) => text)).toEqual([briefText([exchange])]);
      else expect(tiers).toEqual(['verbatim user', 'verbatim assistant']);
    }
  },
  'includes at least the last two exchanges verbatim, unless they do not fit': (turn, history) => {
    const { before, context } = turn;
    const past = exchangesFor(turn);
    const verbatim = verbatimAnswers(context);
    const lastTwo = past.slice(-2);
    if (lastTwo.every(({ answer }) => verbatim.has(answer.seq))) return;
    const earlier = earlierCompaction(before);
    // Between compactions the prompt only grows, so exchanges left out by the last one do not return.
    if (!compactionOf(context) && earlier) {
      expect(lastTwo.some(({ answer }) => answer.seq < earlier.seq)).toBe(true);
      return;
    }
    expect(minTokensWith(turn, history, lastTwo, past.length - lastTwo.length)).toBeGreaterThan(
      limitOf(turn),
    );
    const [last] = past.slice(-1);
    if (!last || verbatim.has(last.answer.seq)) return;
    expect(minTokensWith(turn, history, [last], past.length - 1)).toBeGreaterThan(limitOf(turn));
  },
  'repeats verbatim exchanges word for word': (turn) => {
    const { context } = turn;
    const live = notesFor(turn);
    for (const exchange of exchangesFor(turn)) {
      const { wish, answer } = exchange;
      const reply = context.pieces.find(({ tier, of }) => tier === 'verbatim' && of === answer.seq);
      if (!reply) continue;
      const request = context.pieces.find(({ tier, of }) => tier === 'verbatim' && of === wish.seq);
      expect(request?.text.endsWith(readWish(wish.text))).toBe(true);
      const hasNote = live.some(({ origin, to }) => origin === 'model' && to === wish.seq);
      const written = answer.type === 'reply' ? answer.text : undefined;
      const isCanonical = reply.text.startsWith(
        withoutControlTokens(formatProgram(answer.program).slice(0, -1)),
      );
      if (reply.text !== withoutControlTokens(written ?? '')) expect(isCanonical).toBe(true);
      if (!hasNote) expect(reply.text).not.toContain('"note":');
    }
  },
  'drops details first, then the oldest lines': (turn, history) => {
    const { before, context } = turn;
    const compaction = compactionOf(context);
    if (!compaction) return;
    const earlier = earlierCompaction(before);
    const tiersInOrder = compaction.block.map(({ tier }) => order.indexOf(tier));
    expect(tiersInOrder).toEqual(tiersInOrder.toSorted((one, other) => one - other));
    const wereSkipped = earlier?.skipped ?? 0;
    if (compaction.skipped <= wereSkipped) return;
    expect(compaction.block.filter(({ tier }) => tier === 'summary')).toEqual([]);
    const past = exchangesFor(turn);
    const verbatim = verbatimAnswers(context);
    const included = past.filter(({ answer }) => verbatim.has(answer.seq));
    const older = past.filter((exchange) => !included.includes(exchange)).slice(wereSkipped);
    const lines = groupsOf(older).reduce((sum, group) => sum + briefText(group).length + 1, 0);
    expect(minTokensWith(turn, history, included, wereSkipped) + lines).toBeGreaterThan(limitOf(turn));
  },
};

/** Properties of what the model is given of any conversation. */
export function memoryPromises({ share, exchanges }: Amount): void {
  describe('what the model remembers in any conversation', () => {
    it.each(Object.entries(promises))('%s', (_, check) => {
      fc.assert(
        fc.property(richHistory, (history) => {
          for (const turn of history.turns) if (isSent(turn)) check(turn, history);
        }),
        runs(120 * share),
      );
    });

    it('holds in long conversations', () => {
      fc.assert(
        fc.property(longHistory(exchanges), (history) => {
          for (const [at, turn] of history.turns.entries()) {
            const isChecked = at % 61 === 0 || at > history.turns.length - 3;
            if (!isSent(turn) || !(isChecked || compactionOf(turn.context))) continue;
            for (const check of Object.values(promises)) check(turn, history);
          }
        }),
        { ...runs(3 * share), endOnFailure: true },
      );
    });
  });
}

const order = ['first-wish', 'skip-marker', 'brief', 'summary', 'note'];

function isSent(turn: Turn): turn is SentTurn {
  return turn.context !== undefined;
}

/** All messages after the system message, as one text. */
function promptOf({ messages }: SentTurn['context']): string {
  const [, ...rest] = messages;
  return rest.map(({ content }) => content).join('\n');
}

function limitOf({ budget }: Turn): number {
  return budget.numCtx - budget.reserve;
}

function compactionOf({ drafts }: SentTurn['context']): Omit<Compaction, 'seq' | 'at'> | undefined {
  return drafts.find((draft) => draft.type === 'compaction');
}

function earlierCompaction(before: readonly Entry[]): Compaction | undefined {
  return before.findLast((entry) => entry.type === 'compaction');
}

function verbatimAnswers({ pieces }: SentTurn['context']): Set<number> {
  const answers = pieces.filter(({ tier, role }) => tier === 'verbatim' && role === 'assistant');
  return new Set(answers.map(({ of }) => of ?? 0));
}

function firstOf(past: readonly Exchange[]): Exchange | undefined {
  return past.toSorted((one, other) => one.place - other.place)[0];
}

/** Whether an exchange from before the entry `from` was answered again or replaced after it. */
function hasRewritten(before: readonly Entry[], from: number): boolean {
  return before.some((entry) => {
    if (entry.seq < from) return false;
    if (entry.type === 'wish') return entry.replaces !== undefined;
    return (entry.type === 'reply' || entry.type === 'edit') && entry.to < from;
  });
}

function expectAllCovered(
  past: readonly Exchange[],
  context: SentTurn['context'],
  lines: readonly BlockPiece[],
): void {
  const verbatim = verbatimAnswers(context);
  const inline = new Set(context.pieces.filter(({ tier }) => tier === 'brief').map(({ of }) => of));
  const covered = lines.reduce((sum, { covers }) => sum + (covers ?? 1), 0);
  const others = past.filter(({ wish, answer }) => !verbatim.has(answer.seq) && !inline.has(wish.seq));
  expect(others.length).toBeLessThanOrEqual(context.skipped + covered);
}

/** The notes, at most ten, that the prompt must contain when these answers are verbatim. */
function toRemember(turn: Turn, verbatim: ReadonlySet<number>): Note[] {
  const summedUp = exchangesFor(turn).filter(({ answer }) => !verbatim.has(answer.seq));
  const wishes = new Set(summedUp.map(({ wish }) => wish.seq));
  const live = notesFor(turn).filter((note) => isLasting(note) || wishes.has(note.to ?? 0));
  const distinct = live.filter(({ text }, at) => !live.slice(at + 1).some((later) => later.text === text));
  const lasting = distinct.filter(isLasting).slice(-10);
  const others = distinct.filter((note) => !isLasting(note)).toReversed();
  return [...lasting, ...others.slice(0, 10 - lasting.length)];
}

/** Texts that notes had once and that no note has now. */
function formerNotes(before: readonly Entry[]): string[] {
  const live = new Set(notes(before).map(({ text }) => text));
  const ever = before.flatMap((entry) => {
    if (entry.type !== 'note' && entry.type !== 'note-change') return [];
    return entry.text === null ? [] : [entry.text];
  });
  return ever.filter((text) => !live.has(text));
}

/** The prompt's size with these exchanges verbatim, a marker for those left out, and no other lines. */
function minTokensWith(
  turn: Turn,
  { systemPrompt }: History,
  included: readonly Exchange[],
  skipped: number,
): number {
  const { wish } = turn;
  const past = exchangesFor(turn);
  const live = notesFor(turn);
  const first = firstOf(past);
  const current = currentFor(turn);
  const last = included.at(-1);
  const noteOf = (exchange: Exchange) =>
    live.findLast(({ origin, to }) => origin === 'model' && to === exchange.wish.seq);
  const replies = included.map((exchange) => replyText(exchange, noteOf(exchange)));
  const isSame = last && current && formatProgram(last.program) === formatProgram(current);
  const isKnown = isSame === true && replies.at(-1)?.isWhole === true;
  const verbatim = new Set(included.map(({ answer }) => answer.seq));
  const lines = [
    ...(first && !included.includes(first) ? [`[First wish: “${readWish(first.wish.text)}”]`] : []),
    ...(skipped > 0 ? [skipText(skipped)] : []),
    ...toRemember(turn, verbatim).map(({ text }) => withoutControlTokens(`[Note: ${text}]`)),
    ...included.map((exchange) => readWish(exchange.wish.text)),
    ...replies.map(({ text }) => withoutControlTokens(text)),
    ...(current && !isKnown ? [currentLines(turn, last?.program)] : []),
    readWish(wish.text),
  ];
  // Each answer adds two turn marks (5 each) in place of two line breaks (1 each); 14 for the prompt's own marks.
  return systemPrompt.length + lines.join('\n').length + 8 * included.length + 14;
}

/** At most twelve exchanges share a line. */
function groupsOf(older: readonly Exchange[]): Exchange[][] {
  const starts = older.flatMap((_, at) => (at % 12 === 0 ? [at] : []));
  return starts.map((at) => older.slice(at, at + 12));
}

function skipText(count: number): string {
  return count === 1 ? '[1 earlier exchange left out]' : `[${count} earlier exchanges left out]`;
}

/** `[Earlier: “slower”, “bluer” → Storm; “candle” → Candle]` */
function briefText(covered: readonly Exchange[]): string {
  const quotes = covered.map(({ wish, program }, at) => {
    const isLastOfName = covered[at + 1]?.program.name !== program.name;
    const end = isLastOfName ? ` → ${program.name}${at === covered.length - 1 ? '' : '; '}` : ', ';
    return quoteWish(wish.text) + end;
  });
  return withoutControlTokens(`[Earlier: ${quotes.join('')}]`);
}

function summaryText([exchange]: readonly Exchange[]): string {
  if (!exchange) return '';
  return withoutControlTokens(
    `[Previous: ${quoteWish(exchange.wish.text)} → ${summarizeProgram(exchange.program)}]`,
  );
}
