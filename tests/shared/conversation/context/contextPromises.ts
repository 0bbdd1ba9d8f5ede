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
import { currentFor, currentLines, exchangesFor, notesFor } from './counting';
import { estimatedHistory, longHistory, richHistory, runs, type Amount } from './histories';
import type { History, Turn } from './live';

type Told = Turn & { readonly context: NonNullable<Turn['context']> };

const promises: Readonly<Record<string, (turn: Told, history: History) => void>> = {
  'never takes more than the window less the reserve': ({ context: { tokens }, budget }) => {
    expect(tokens.budget).toBe(budget.numCtx - budget.reserve);
    expect(tokens.reserve).toBe(budget.reserve);
    expect(tokens.total).toBeLessThanOrEqual(tokens.budget);
  },
  'counts the whole prompt, piece by piece and tier by tier': ({ context, budget }) => {
    const { pieces, messages, tokens } = context;
    const sum = (values: readonly number[]) => values.reduce((one, other) => one + other, 0);
    // One token a character: the line breaks between pieces count as one each.
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
  'lets user and assistant alternate strictly after the system message': ({ context }, { systemPrompt }) => {
    const [first, ...rest] = context.messages;
    expect(first).toEqual({ role: 'system', content: systemPrompt });
    expect(rest.length % 2).toBe(1);
    for (const [at, { role }] of rest.entries()) expect(role).toBe(at % 2 === 0 ? 'user' : 'assistant');
  },
  'puts the wish last': ({ context: { pieces, messages }, wish }) => {
    expect(pieces.at(-1)).toMatchObject({ tier: 'wish', role: 'user', text: readWish(wish.text) });
    expect(messages.at(-1)?.content.endsWith(readWish(wish.text))).toBe(true);
  },
  'lets no control token through behind the system message': ({ context: { messages } }) => {
    for (const { content } of messages.slice(1)) {
      expect(content).not.toMatch(/<(?:start_of_turn|end_of_turn|bos|eos)>/i);
    }
  },
  'gives drafts that are sound entries': ({ sent = [], before }) => {
    expect(sent.length).toBeGreaterThan(before.length);
    for (const entry of sent.slice(before.length)) expect(entrySchema.safeParse(entry).error).toBeUndefined();
  },
  'is a pure function of the log, the wish and the budget': ({ before, wish, budget, context }, history) => {
    const again = buildContext(deepFreeze(before), deepFreeze(wish), budget, history.systemPrompt);
    expect(again).toEqual(context);
  },
  'gives the same prompt again from the log that took in its drafts': ({
    context,
    wish: asked,
    sent = [],
  }) => {
    const behindSystem = context.pieces.slice(1);
    const told = behindSystem.filter(({ tier }) => tier !== 'current-program' && tier !== 'wish');
    expect(textsOf(layOutHistory(promptHistoryOf(sent, asked.replaces)).pieces)).toEqual(textsOf(told));
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
  'has been told, once it is answered, exactly what was sent': ({ context, answered, wish }) => {
    if (!answered || wish.replaces !== undefined) return;
    const messages = foldMessages(layOutHistory(promptHistoryOf(answered)).pieces);
    expect(messages.slice(0, context.messages.length - 1)).toEqual(context.messages.slice(1));
  },
};

/** What holds for every prompt, whatever the conversation. */
export function contextPromises({ share, exchanges }: Amount): void {
  describe('the prompt for any wish in any conversation', () => {
    it.each(Object.entries(promises))('%s', (_, check) => {
      fc.assert(
        fc.property(richHistory, (history) => {
          for (const turn of history.turns) if (isTold(turn)) check(turn, history);
        }),
        runs(60 * share),
      );
    });

    it('grows at its end alone until the next compaction', () => {
      fc.assert(fc.property(richHistory, growsAtItsEnd), runs(200 * share));
    });

    it('is refused only when what can never be left out does not fit, and then names the sizes', () => {
      fc.assert(
        fc.property(richHistory, (history) => {
          for (const turn of history.turns) if (turn.error !== undefined) expectFull(turn, history);
        }),
        runs(200 * share),
      );
    });

    it('takes at most one in a hundred more than was counted when each message is counted as a whole', () => {
      fc.assert(
        fc.property(estimatedHistory, ({ turns }) => {
          for (const { context, budget } of turns.filter(isTold)) {
            let whole = templateTokens.perPrompt;
            for (const { content } of context.messages) {
              whole += budget.count(content) + templateTokens.perMessage;
            }
            // The safety margin is four in a hundred.
            expect(whole).toBeLessThanOrEqual(context.tokens.total * 1.01);
            expect(context.tokens.total).toBeLessThanOrEqual(budget.numCtx - budget.reserve);
          }
        }),
        runs(40 * share),
      );
    });

    it('keeps all this in long conversations', () => {
      fc.assert(
        fc.property(longHistory(exchanges), (history) => {
          growsAtItsEnd(history);
          for (const [at, turn] of history.turns.entries()) {
            if (turn.error !== undefined) expectFull(turn, history);
            if (at % 61 !== 0 && at < history.turns.length - 3) continue;
            if (isTold(turn)) for (const check of Object.values(promises)) check(turn, history);
          }
        }),
        { ...runs(3 * share), endOnFailure: true },
      );
    });
  });
}

/** Between two wishes with nothing but answered exchanges, hand edits and new notes, the model's cache stays good. */
function growsAtItsEnd({ turns }: History): void {
  for (const [at, turn] of turns.entries()) {
    const earlier = turns[at - 1];
    if (!isTold(turn) || !earlier || !isTold(earlier) || !earlier.answered) continue;
    const since = turn.before.slice(earlier.before.length);
    const compacts = turn.context.drafts.some(({ type }) => type === 'compaction');
    if (compacts || turn.wish.replaces !== undefined || !isPlain(since)) continue;
    const told = earlier.context.messages;
    expect(turn.context.messages.slice(0, told.length)).toEqual(told);
    const reply = earlier.answered.findLast((entry) => entry.type === 'reply');
    const canonical = reply && formatProgram(reply.program).slice(0, -1);
    const next = turn.context.messages[told.length];
    expect(next?.role).toBe('assistant');
    // As written (but for control tokens), or, when it was mended or is the composer's, in canonical form.
    const written = reply?.text && withoutControlTokens(reply.text);
    if (next?.content !== written) expect(next?.content.startsWith(canonical ?? '?')).toBe(true);
    if (written?.startsWith('{') === true) expect(next?.content).toBe(written);
  }
}

/** Each wish answered once, none replaced, no note changed. */
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
  const room = budget.numCtx - budget.reserve;
  const least = leastTokens(turn, systemPrompt);
  expect(least).toBeGreaterThan(room);
  expect(message).toContain(`window of ${budget.numCtx} tokens, ${budget.reserve} of which`);
  expect(message).toContain(`together ${least} of ${room}.`);
  const [, listed = ''] = /reply: (.*); together/.exec(message) ?? [];
  const sizes = listed.split(', ').map((size) => Number(/ (\d+)$/.exec(size)?.[1]));
  expect(sizes.reduce((one, other) => one + other, 0)).toBe(least);
}

/** Characters and marks of what can never be left out: one system message and one user message. */
function leastTokens(turn: Turn, systemPrompt: string): number {
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

/** What the prompt would take if it only grew. */
function uncompacted(turn: Turn, systemPrompt: string): number {
  const { before, wish } = turn;
  const { pieces, answer } = layOutHistory(promptHistoryOf(before, wish.replaces));
  const current = currentFor(turn);
  const isSame = answer && current && formatProgram(answer.program) === formatProgram(current);
  const isKnown = isSame === true && answer.isWhole;
  const asked = [...(current && !isKnown ? [currentLines(turn, answer?.program)] : []), readWish(wish.text)];
  const lines = [systemPrompt, ...pieces.map(({ text }) => text), ...asked];
  // A mark of five opens a message where a line break (one) stands within.
  const opened = foldMessages(pieces).length + (pieces.at(-1)?.role === 'user' ? 0 : 1);
  return lines.join('\n').length + opened * (templateTokens.perMessage - 1) + templateTokens.perMessage + 4;
}

function isTold(turn: Turn): turn is Told {
  return turn.context !== undefined;
}

function textsOf(parts: readonly { readonly role: string; readonly text: string }[]): string[] {
  return parts.map(({ role, text }) => `${role}: ${text}`);
}

function deepFreeze<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const inner of Object.values(value)) deepFreeze(inner);
  }
  return value;
}
