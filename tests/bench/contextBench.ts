import type { Message } from '#shared/conversation/context/Piece';
import { Replay, type PastExchange } from '#shared/conversation/Replay';
import { lampPrompt } from '#shared/conversation/prompt/lampPrompt';
import { estimatePrompt } from '#shared/conversation/tokens/Budget';
import { countTokens } from '#shared/conversation/tokens/countTokens';
import { formatProgram } from '#shared/program/formatProgram';
import { summarizeProgram } from '#shared/program/summarizeProgram';
import { quoteWish } from '#shared/conversation/wishText';
import { scripted } from '../shared/conversation/scriptedConversations';
import { percentText, timeText } from './amounts';
import { fastestWithRetries } from './fastest';
import type { Figure } from './Figure';

const numCtx = 4096;
const promptLimit = numCtx - 700;

/** The cost of a prompt layout over a conversation. */
export interface LayoutCost {
  /** Prompt tokens of follow-ups that are not in the cache of the turn before. */
  readonly evaluated: number;
  /** The share of their prompt tokens that are in the cache. */
  readonly reused: number;
  /** Turns whose prompt exceeds the budget. */
  readonly turnsOver: number;
  readonly largest: number;
}

/** The prompt for each turn of a conversation. */
type Layout = (past: readonly PastExchange[]) => Message[][];

/** The full history, from the first wish on. */
export const fullHistory: Layout = (past) =>
  past.map((_, turn) => [
    system,
    ...past.slice(0, turn).flatMap(({ text }, at): Message[] => [
      { role: 'user', content: wishText(past, at) },
      { role: 'assistant', content: text },
    ]),
    { role: 'user', content: wishText(past, turn) },
  ]);

/** The last two exchanges verbatim, all before them as full summaries each turn; the oldest are dropped when they do not fit. */
export const plainTiers: Layout = (past) =>
  past.map((_, turn) => {
    const summaries = past.slice(0, Math.max(0, turn - 2)).map(summaryOf);
    const recent = past.slice(Math.max(0, turn - 2), turn).flatMap(verbatim);
    const turns: Message[] = [...recent, { role: 'user', content: wishText(past, turn) }];
    const [first, ...rest] = turns;
    for (;;) {
      const firstTurn = { role: 'user' as const, content: [...summaries, first?.content].join('\n') };
      const messages = [system, firstTurn, ...rest];
      if (estimatePrompt(messages) <= promptLimit || summaries.length === 0) return messages;
      summaries.shift();
    }
  });

/** Lampwright's own layout. */
export const ourLayout: Layout = (past) => {
  const replay = new Replay(lampPrompt, numCtx);
  return past.map((exchange) => [...(replay.add(exchange)?.messages ?? [])]);
};

/** Measures a layout over a conversation. */
export function costOf(layout: Layout, past: readonly PastExchange[]): LayoutCost {
  let evaluated = 0;
  let all = 0;
  let turnsOver = 0;
  let largest = 0;
  let cached = '';
  for (const [turn, messages] of layout(past).entries()) {
    const prompt = asText(messages);
    const tokens = estimatePrompt(messages);
    if (turn > 0) {
      evaluated += countTokens(prompt.slice(commonLength(cached, prompt)));
      all += countTokens(prompt);
    }
    if (tokens > promptLimit) turnsOver++;
    largest = Math.max(largest, tokens);
    cached = prompt + (past[turn]?.text ?? '');
  }
  return { evaluated, reused: 1 - evaluated / all, turnsOver, largest };
}

/** Lampwright's layout against the two obvious ones: uncached tokens, the cached share, and turns that do not fit. */
export function* contextBench(): Generator<Figure> {
  // By reference, each wish includes the current program, which alone is a fifth of the cost of plain tiers.
  const targets = { evening: 0.3, 'evening-by-reference': 0.4 } as const;
  const titles = { evening: 'whole programs', 'evening-by-reference': 'by reference' } as const;
  for (const name of ['evening', 'evening-by-reference'] as const) {
    const { past } = scripted(name);
    const full = costOf(fullHistory, past);
    const plain = costOf(plainTiers, past);
    const ours = costOf(ourLayout, past);
    const perTurn = (cost: LayoutCost) => `${Math.round(cost.evaluated / (past.length - 1))} tokens`;
    yield {
      what: `60 turns, ${titles[name]}: prompt read anew, a turn`,
      measured: perTurn(ours),
      against: 'plain two tiers',
      baseline: perTurn(plain),
      ratio: ours.evaluated / plain.evaluated,
      atMost: targets[name],
      note: `the full history: ${perTurn(full)}, where it fits`,
    };
    yield {
      what: `60 turns, ${titles[name]}: prompt in the cache`,
      measured: percentText(ours.reused),
      against: 'plain two tiers',
      baseline: percentText(plain.reused),
      ratio: ours.reused / plain.reused,
      atLeast: 1.3,
      note: `the full history: ${percentText(full.reused)}, where it fits`,
    };
    yield {
      what: `60 turns, ${titles[name]}: turns over the window`,
      measured: `${ours.turnsOver} of ${past.length}`,
      against: 'the full history',
      baseline: `${full.turnsOver} of ${past.length}`,
      ratio: ours.turnsOver / full.turnsOver,
      atMost: 0,
      note: `the largest prompt has ${ours.largest} tokens of ${promptLimit}; of the full history ${full.largest}`,
    };
  }
  yield longConversation();
  yield promptTime();
}

/** A conversation of this many turns: the scripted one repeated. */
export function repeatedConversation(turns: number): PastExchange[] {
  const { past } = scripted('evening');
  return Array.from({ length: turns }, (_, turn) => past[turn % past.length]).filter(
    (exchange) => exchange !== undefined,
  );
}

/** A conversation after these exchanges. */
export function replayOf(past: readonly PastExchange[]): Replay {
  const replay = new Replay(lampPrompt, numCtx);
  for (const exchange of past) replay.add(exchange);
  return replay;
}

const longTurns = 300;

/** In a longer conversation the summary fills more of the window, so compactions are more frequent. */
function longConversation(): Figure {
  const [short, long] = [60, longTurns].map(
    (turns) => costOf(ourLayout, repeatedConversation(turns)).evaluated / (turns - 1),
  );
  return {
    what: `${longTurns} turns: prompt read anew, a turn`,
    measured: `${Math.round(long ?? NaN)} tokens`,
    against: '60 turns',
    baseline: `${Math.round(short ?? NaN)} tokens`,
    ratio: (long ?? NaN) / (short ?? NaN),
    atMost: 2,
  };
}

/** The time for one prompt grows only by a pass over the conversation's entries. */
function promptTime(): Figure {
  const [short, long] = [replayOf(repeatedConversation(60)), replayOf(repeatedConversation(1000))];
  const atMost = 10;
  const times = fastestWithRetries(
    { short: () => short.contextFor('slower'), long: () => long.contextFor('slower') },
    (found) => found.long / found.short <= atMost,
  );
  return {
    what: 'laying out the prompt after 1000 turns',
    measured: timeText(times.long),
    against: 'after 60 turns',
    baseline: timeText(times.short),
    ratio: times.long / times.short,
    atMost,
  };
}

const system: Message = { role: 'system', content: lampPrompt };

function verbatim({ wish, text }: PastExchange): Message[] {
  return [
    { role: 'user', content: wish },
    { role: 'assistant', content: text },
  ];
}

/** The text of a wish, with the current program when the reply before names steps by id. */
function wishText(past: readonly PastExchange[], turn: number): string {
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
