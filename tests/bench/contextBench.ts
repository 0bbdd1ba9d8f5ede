import type { Message } from '#shared/conversation/context/Piece';
import { Replay, type PastExchange } from '#shared/conversation/replay';
import { lampPrompt } from '#shared/conversation/prompt/lampPrompt';
import { estimatePrompt } from '#shared/conversation/tokens/Budget';
import { countTokens } from '#shared/conversation/tokens/countTokens';
import { formatProgram } from '#shared/program/formatProgram';
import { summarizeProgram } from '#shared/program/summarizeProgram';
import { quoteWish } from '#shared/conversation/wishText';
import { scripted } from '../shared/conversation/scriptedConversations';
import { fastest } from './fastest';
import type { Figure } from './Figure';

const numCtx = 4096;
const room = numCtx - 700;

/** What a way of telling the history costs over a conversation. */
export interface LayoutCost {
  /** Prompt tokens that follow-ups evaluate anew: what the cache of the turn before does not hold. */
  readonly anew: number;
  /** Turns whose prompt is larger than the budget. */
  readonly turnsOver: number;
  readonly largest: number;
}

/** The prompt for each turn of a conversation. */
type Layout = (past: readonly PastExchange[]) => Message[][];

/** Everything, from the first wish on. */
export const fullHistory: Layout = (past) =>
  past.map((_, turn) => [
    system,
    ...past.slice(0, turn).flatMap(({ text }, at): Message[] => [
      { role: 'user', content: asked(past, at) },
      { role: 'assistant', content: text },
    ]),
    { role: 'user', content: asked(past, turn) },
  ]);

/** The last two exchanges verbatim, all before them as full summaries each turn; the oldest dropped when short. */
export const plainTiers: Layout = (past) =>
  past.map((_, turn) => {
    const summaries = past.slice(0, Math.max(0, turn - 2)).map(summaryOf);
    const recent = past.slice(Math.max(0, turn - 2), turn).flatMap(verbatim);
    const turns: Message[] = [...recent, { role: 'user', content: asked(past, turn) }];
    const [first, ...rest] = turns;
    for (;;) {
      const told = { role: 'user' as const, content: [...summaries, first?.content].join('\n') };
      const messages = [system, told, ...rest];
      if (estimatePrompt(messages) <= room || summaries.length === 0) return messages;
      summaries.shift();
    }
  });

/** What Lampwright tells. */
export const ourLayout: Layout = (past) => {
  const replay = new Replay(lampPrompt, numCtx);
  return past.map((exchange) => [...(replay.add(exchange)?.messages ?? [])]);
};

/** Lives through a conversation with one layout. */
export function costOf(layout: Layout, past: readonly PastExchange[]): LayoutCost {
  let anew = 0;
  let turnsOver = 0;
  let largest = 0;
  let cached = '';
  for (const [turn, messages] of layout(past).entries()) {
    const prompt = asText(messages);
    const tokens = estimatePrompt(messages);
    if (turn > 0) anew += countTokens(prompt.slice(commonLength(cached, prompt)));
    if (tokens > room) turnsOver++;
    largest = Math.max(largest, tokens);
    cached = prompt + (past[turn]?.text ?? '');
  }
  return { anew, turnsOver, largest };
}

/** How the history is told, against the two obvious ways: tokens evaluated anew, and whether the window holds it. */
export function* contextBench(): Generator<Figure> {
  // By reference each wish carries the current program: a fifth of what plain tiers cost is due to that alone.
  const targets = { evening: 0.3, 'evening-by-reference': 0.4 } as const;
  for (const name of ['evening', 'evening-by-reference'] as const) {
    const { past } = scripted(name);
    const full = costOf(fullHistory, past);
    const plain = costOf(plainTiers, past);
    const ours = costOf(ourLayout, past);
    const perTurn = (cost: LayoutCost) => Math.round(cost.anew / (past.length - 1));
    yield {
      name: `${name}: prompt tokens evaluated anew, against plain two tiers`,
      value: ours.anew / plain.anew,
      atMost: targets[name],
      note: `${perTurn(ours)} a turn, plain ${perTurn(plain)}, full history ${perTurn(full)}`,
    };
    yield {
      name: `${name}: turns over the budget`,
      value: ours.turnsOver,
      atMost: 0,
      note: `largest ${ours.largest} of ${room}; full history ${full.turnsOver} of ${past.length} turns, up to ${full.largest}`,
    };
  }
  yield* growthFigures();
}

/** The cost of one prompt does not grow with the conversation, but for a walk over its entries. */
function* growthFigures(): Generator<Figure> {
  const replays = [60, 1000].map((turns) => {
    const replay = new Replay(lampPrompt, numCtx);
    const { past } = scripted('evening');
    for (let turn = 0; turn < turns; turn++) {
      const exchange = past[turn % past.length];
      if (exchange) replay.add(exchange);
    }
    return replay;
  });
  const [short, long] = replays.map((replay) => () => replay.contextFor('slower'));
  if (!short || !long) return;
  const times = fastest({ short, long });
  yield {
    name: 'a prompt after 1000 exchanges against one after 60',
    value: times.long / times.short,
    atMost: 10,
    note: `${(times.long / 1e6).toFixed(1)} ms against ${(times.short / 1e6).toFixed(1)} ms`,
  };
}

const system: Message = { role: 'system', content: lampPrompt };

function verbatim({ wish, text }: PastExchange): Message[] {
  return [
    { role: 'user', content: wish },
    { role: 'assistant', content: text },
  ];
}

/** A wish; with the current program, where the reply before names steps by their ids. */
function asked(past: readonly PastExchange[], turn: number): string {
  const before = past[turn - 1];
  const wish = past[turn]?.wish ?? '';
  return before === undefined || isWhole(before)
    ? wish
    : `[The program now]\n${formatProgram(before.program)}\n${wish}`;
}

function isWhole({ text }: PastExchange): boolean {
  const { program } = JSON.parse(text) as { program: { steps: unknown[] } };
  return program.steps.every((step) => typeof step !== 'string');
}

function summaryOf({ wish, program }: PastExchange): string {
  return `[Previous: ${quoteWish(wish)} → ${summarizeProgram(program)}]`;
}

/** The prompt as Gemma's template writes it, ready for the reply. */
function asText(messages: readonly Message[]): string {
  const turns = messages.map(({ role, content }) => {
    const who = role === 'assistant' ? 'model' : 'user';
    return `<start_of_turn>${who}\n${content}<end_of_turn>\n`;
  });
  return `${turns.join('')}<start_of_turn>model\n`;
}

function commonLength(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length++;
  return length;
}
