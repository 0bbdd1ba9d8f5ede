import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { LampwrightError } from '#shared/errors/LampwrightError';
import { buildContext } from '#shared/conversation/context/buildContext';
import { layOutHistory } from '#shared/conversation/context/layOutHistory';
import { foldMessages, tiers } from '#shared/conversation/context/Piece';
import { promptHistoryOf } from '#shared/conversation/context/PromptHistory';
import { entrySchema, type Entry } from '#shared/conversation/Entry';
import { isLasting } from '#shared/conversation/notes';
import { transcript } from '#shared/conversation/transcript';
import { templateTokens } from '#shared/conversation/tokens/Budget';
import { readWish, withoutControlTokens } from '#shared/conversation/wishText';
import { formatProgram } from '#shared/program/formatProgram';
import { currentFor, currentLines, exchangesFor, notesFor } from './expectedContext';
import { estimatedHistory, longHistory, richHistory, runs, type Amount } from './historyArbitraries';
import type { History, Turn } from './simulateConversation';

type SentTurn = Turn & { readonly context: NonNullable<Turn['context']> };

const promises: Readonly<Record<string, (turn: SentTurn, history: History) => void>> = {
  'never takes more than the window less the reserve': ({ context: { tokens }, budget }) => {
    expect(tokens.budget).toBe(budget.numCtx - budget.reserve);
    expect(tokens.reserve).toBe(budget.reserve);
    expect(tokens.total).toBeLessThanOrEqual(tokens.budget);
  },
  'counts the whole prompt, piece by piece and tier by tier': ({ context, budget }) => {
    const { pieces, messages, tokens } = context;
    const sum = (values: readonly number[]) => values.reduce((one, other) => one + other, 0);
    // The budget counts one token per character, so the line break between two pieces is one token.
    const counted = messages.map(({ content }) => budget.count(content) + templateTokens.perMessage);
    expect(tokens.total).toBe(sum(counted) + templateTokens.perPrompt);
    expect(tokens.total).toBe(sum(pieces.map((piece) => piece.tokens)));
    expect(tokens.total).toBe(sum(Object.values(tokens.byTier)));
    for (const tier of tiers) {
      const ofTier = pieces.filter((piece) => piece.tier === tier).map((piece) => piece.tokens);
      expect(tokens.byTier[tier] ?? 0).toBe(sum(ofTier));
    }
  },
  'sends the pieces and nothing else, in their order, each with a reason': ({ context }) => {
    const { pieces, messages } = context;
    expect(messages.map(({ content }) => content).join('\n')).toBe(pieces.map(({ text }) => text).join('\n'));
    for (const { role, content } of messages) {
      const own = pieces.filter((piece) => piece.role === role && content.includes(piece.text));
      expect(own.length).toBeGreaterThan(0);
    }
    for (const { why } of pieces) expect(why).not.toBe('');
  },
  'alternates strictly between user and assistant after the system message': (
    { context },
    { systemPrompt },
  ) => {
    const [first, ...rest] = context.messages;
    expect(first).toEqual({ role: 'system', content: systemPrompt });
    expect(rest.length % 2).toBe(1);
    for (const [at, { role }] of rest.entries()) expect(role).toBe(at % 2 === 0 ? 'user' : 'assistant');
  },
  'puts the wish last': ({ context: { pieces, messages }, wish }) => {
    expect(pieces.at(-1)).toMatchObject({ tier: 'wish', role: 'user', text: readWish(wish.text) });
    expect(messages.at(-1)?.content.endsWith(readWish(wish.text))).toBe(true);
  },
  'has no control tokens after the system message': ({ context: { messages } }) => {
    for (const { content } of messages.slice(1)) {
      expect(content).not.toMatch(/<(?:start_of_turn|end_of_turn|bos|eos)>/i);
    }
  },
  'gives drafts that are valid entries': ({ sent = [], before }) => {
    expect(sent.length).toBeGreaterThan(before.length);
    for (const entry of sent.slice(before.length)) expect(entrySchema.safeParse(entry).error).toBeUndefined();
  },
  'is a pure function of the log, the wish and the budget': ({ before, wish, budget, context }, history) => {
    const again = buildContext(deepFreeze(before), deepFreeze(wish), budget, history.systemPrompt);
    expect(again).toEqual(context);
  },
  'can be rebuilt from the log once its drafts are appended': ({ context, wish: newWish, sent = [] }) => {
    const behindSystem = context.pieces.slice(1);
    const past = behindSystem.filter(({ tier }) => tier !== 'current-program' && tier !== 'wish');
    expect(textsOf(layOutHistory(promptHistoryOf(sent, newWish.replaces)).pieces)).toEqual(textsOf(past));
    const wish = sent.at(-1);
    const now = behindSystem.filter(({ tier }) => tier === 'current-program' || tier === 'wish');
    expect(wish).toMatchObject({ type: 'wish', sent: now.map(({ text }) => text).join('\n') });
    expect(transcript(sent, 'programmer').at(-1)?.content).toBe(context.messages.at(-1)?.content);
  },
  'is compacted only when the budget is reached, or where a new chapter begins': (turn, { systemPrompt }) => {
    const { wish, budget, context } = turn;
    const compaction = context.drafts.find((draft) => draft.type === 'compaction');
    if (!compaction) return;
    if (compaction.because === 'new-chapter') expect(wish.reading?.intent).toBe('new');
    if (compaction.because !== 'budget') return;
    expect(uncompacted(turn, systemPrompt)).toBeGreaterThan(budget.numCtx - budget.reserve);
  },
  'is laid out again exactly as it was sent, once it is answered': ({ context, answered, wish }) => {
    if (!answered || wish.replaces !== undefined) return;
    const messages = foldMessages(layOutHistory(promptHistoryOf(answered)).pieces);
    expect(messages.slice(0, context.messages.length - 1)).toEqual(context.messages.slice(1));
  },
};

/** Properties of every prompt of any conversation. */
export function contextPromises({ share, exchanges }: Amount): void {
  describe('the prompt for any wish in any conversation', () => {
    it.each(Object.entries(promises))('%s', (_, check) => {
      fc.assert(
        fc.property(richHistory, (history) => {
          for (const turn of history.turns) if (isSent(turn)) check(turn, history);
        }),
        runs(60 * share),
      );
    });

    it('grows only at its end until the next compaction', () => {
      fc.assert(fc.property(richHistory, growsAtItsEnd), runs(200 * share));
    });

    it('is refused only when its mandatory content does not fit, and then names the sizes', () => {
      fc.assert(
        fc.property(richHistory, (history) => {
          for (const turn of history.turns) if (turn.error !== undefined) expectFull(turn, history);
        }),
        runs(200 * share),
      );
    });

    it('is at most one percent longer than counted when each message is counted as a whole', () => {
      fc.assert(
        fc.property(estimatedHistory, ({ turns }) => {
          for (const { context, budget } of turns.filter(isSent)) {
            let whole = templateTokens.perPrompt;
            for (const { content } of context.messages) {
              whole += budget.count(content) + templateTokens.perMessage;
            }
            // The budget's safety margin is four percent.
            expect(whole).toBeLessThanOrEqual(context.tokens.total * 1.01);
            expect(context.tokens.total).toBeLessThanOrEqual(budget.numCtx - budget.reserve);
          }
        }),
        runs(40 * share),
      );
    });

    it('has all these properties in long conversations', () => {
      fc.assert(
        fc.property(longHistory(exchanges), (history) => {
          growsAtItsEnd(history);
          for (const [at, turn] of history.turns.entries()) {
            if (turn.error !== undefined) expectFull(turn, history);
            if (at % 61 !== 0 && at < history.turns.length - 3) continue;
            if (isSent(turn)) for (const check of Object.values(promises)) check(turn, history);
          }
        }),
        { ...runs(3 * share), endOnFailure: true },
      );
    });
  });
}

/**
 * The next prompt extends the one before, so that the model's cache stays valid, when only answered exchanges, hand edits
 * and new notes lie between them.
 */
function growsAtItsEnd({ turns }: History): void {
  for (const [at, turn] of turns.entries()) {
    const earlier = turns[at - 1];
    if (!isSent(turn) || !earlier || !isSent(earlier) || !earlier.answered) continue;
    const since = turn.before.slice(earlier.before.length);
    const compacts = turn.context.drafts.some(({ type }) => type === 'compaction');
    if (compacts || turn.wish.replaces !== undefined || !isPlain(since)) continue;
    const sentMessages = earlier.context.messages;
    expect(turn.context.messages.slice(0, sentMessages.length)).toEqual(sentMessages);
    const reply = earlier.answered.findLast((entry) => entry.type === 'reply');
    const canonical = reply && formatProgram(reply.program).slice(0, -1);
    const next = turn.context.messages[sentMessages.length];
    expect(next?.role).toBe('assistant');
    // As written, without control tokens; in canonical form when it was repaired or is the composer's.
    const written = reply?.text && withoutControlTokens(reply.text);
    if (next?.content !== written) expect(next?.content.startsWith(canonical ?? '?')).toBe(true);
    if (written?.startsWith('{') === true) expect(next?.content).toBe(written);
  }
}

/** Whether each wish was answered once, none was replaced, and no note was changed. */
function isPlain(since: readonly Entry[]): boolean {
  const open = new Set<number>();
  for (const entry of since) {
    if (entry.type === 'wish' && entry.replaces === undefined) open.add(entry.seq);
    else if (entry.type === 'reply' || entry.type === 'edit') {
      if (!open.delete(entry.to)) return false;
    } else if (!['prompt', 'compaction', 'manual', 'restore', 'note'].includes(entry.type)) return false;
  }
  return open.size === 0;
}

function expectFull(turn: Turn, { systemPrompt }: History): void {
  const { error, budget } = turn;
  const { code, message } = error as LampwrightError;
  expect(code).toBe('CONTEXT_FULL');
  const limit = budget.numCtx - budget.reserve;
  const min = minTokens(turn, systemPrompt);
  expect(min).toBeGreaterThan(limit);
  expect(message).toContain(`window of ${budget.numCtx} tokens, ${budget.reserve} of which`);
  expect(message).toContain(`together ${min} of ${limit}.`);
  const [, listed = ''] = /reply: (.*); together/.exec(message) ?? [];
  const sizes = listed.split(', ').map((size) => Number(/ (\d+)$/.exec(size)?.[1]));
  expect(sizes.reduce((one, other) => one + other, 0)).toBe(min);
}

/** The size of the mandatory content: one system message and one user message. */
function minTokens(turn: Turn, systemPrompt: string): number {
  const { wish } = turn;
  const past = exchangesFor(turn);
  const first = past.toSorted((one, other) => one.place - other.place)[0];
  const current = currentFor(turn);
  const live = notesFor(turn).filter(
    ({ text }, at, all) => !all.slice(at + 1).some((later) => later.text === text),
  );
  const lasting = live.filter(isLasting).slice(-10);
  const others = live.filter((note) => !isLasting(note)).toReversed();
  const lines = [
    ...(first ? [`[First wish: “${readWish(first.wish.text)}”]`] : []),
    ...(past.length > 0 ? [`[${past.length} earlier exchange${past.length > 1 ? 's' : ''} left out]`] : []),
    ...[...lasting, ...others.slice(0, 10 - lasting.length)].map(
      ({ text }) => `[Note: ${text.replaceAll('<end_of_turn>', '')}]`,
    ),
    ...(current ? [`[The program now]\n${formatProgram(current)}`] : []),
    readWish(wish.text),
  ];
  return (
    systemPrompt.length + lines.join('\n').length + 2 * templateTokens.perMessage + templateTokens.perPrompt
  );
}

/** The size of the prompt without a compaction. */
function uncompacted(turn: Turn, systemPrompt: string): number {
  const { before, wish } = turn;
  const { pieces, answer } = layOutHistory(promptHistoryOf(before, wish.replaces));
  const current = currentFor(turn);
  const isSame = answer && current && formatProgram(answer.program) === formatProgram(current);
  const isKnown = isSame === true && answer.isWhole;
  const lastLines = [
    ...(current && !isKnown ? [currentLines(turn, answer?.program)] : []),
    readWish(wish.text),
  ];
  const lines = [systemPrompt, ...pieces.map(({ text }) => text), ...lastLines];
  // A new message costs five tokens for its mark instead of one for a line break.
  const opened = foldMessages(pieces).length + (pieces.at(-1)?.role === 'user' ? 0 : 1);
  return lines.join('\n').length + opened * (templateTokens.perMessage - 1) + templateTokens.perMessage + 4;
}

function isSent(turn: Turn): turn is SentTurn {
  return turn.context !== undefined;
}

function textsOf(pieces: readonly { readonly role: string; readonly text: string }[]): string[] {
  return pieces.map(({ role, text }) => `${role}: ${text}`);
}

function deepFreeze<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const inner of Object.values(value)) deepFreeze(inner);
  }
  return value;
}
