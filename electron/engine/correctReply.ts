import { LampwrightError } from '#shared/errors/LampwrightError';
import type { Message } from '#shared/conversation/context/Piece';
import { withoutControlTokens } from '#shared/conversation/wishText';
import { budgetOf, templateTokens, type Budget } from '#shared/conversation/tokens/Budget';
import type { ProgramError } from '#shared/program/parseProgram';
import { clip } from '#shared/program/text';
import type { AnswerDependencies } from './AnswerDependencies';
import { PromptTooLong, type ModelEngine, type Question } from './Engine';
import { updateCalibration } from './updateCalibration';
import { readReply, type ReadReply } from './readReply';
import type { TurnResult, Turn } from './Turn';

type Refused = Extract<ReadReply, { kind: 'refused' }>;

/** What a correction needs: the seq of the wish, and the question whose reply was refused. */
interface RefusedTurn {
  readonly to: number;
  readonly question: Question;
  readonly engine: ModelEngine;
  readonly turn: Turn;
  readonly deps: AnswerDependencies;
}

/** The model sees this many characters of its refused reply; more would not help it. */
const shownLength = 2000;
/** No program fits in fewer tokens. */
const minReplyTokens = 200;
/** High enough that the model does not repeat its reply, low enough that it does what was asked. */
const temperature = 0.5;

/** Sends a refused reply back with the reason, once. If the second reply is refused too, the result is REPLY_UNUSABLE. */
export async function correctReply(
  first: Refused,
  { to, question, engine, turn, deps }: RefusedTurn,
): Promise<TurnResult> {
  const { log, calibrations } = deps;
  const sent = reasonFor(first.error);
  await log.append({
    type: 'correction',
    to,
    refused: first.text,
    sent,
    ...(first.meter ? { meter: first.meter } : {}),
  });
  turn.emit({ type: 'correcting', error: first.error });
  const budget = budgetOf(calibrations.calibration(engine.model.name), engine.model.numCtx);
  const messages = correctionMessages(question.messages, first.text, sent, budget);
  const promptTokens = tokensOf(messages, budget);
  const replyTokens = Math.min(question.replyTokens, engine.model.numCtx - promptTokens);
  if (replyTokens < minReplyTokens) return unusable(to, first);
  const correction = { ...question, messages, promptTokens, replyTokens, temperature, seed: deps.seed() };
  const reply = await readReply(engine, correction, turn.signal, turn.emit);
  updateCalibration(calibrations, engine, correction, reply);
  if (reply.kind === 'refused') return unusable(to, reply);
  // The wish itself fitted, so the first reply is the reason to report, not the length of the conversation.
  const isTooLong = reply.kind === 'failed' && reply.error instanceof PromptTooLong;
  return isTooLong ? unusable(to, first) : { to, reply };
}

/**
 * The conversation so far, the refused reply and the reason; the server has all but the reason in its cache. If that does
 * not fit: the system prompt, the wish, the refused reply and the reason. If that does not fit either, without the reply.
 */
function correctionMessages(
  original: readonly Message[],
  refused: string,
  reason: string,
  budget: Budget,
): Message[] {
  const shown = clip(withoutControlTokens(refused).trim(), shownLength) || '{}';
  const dialogue: Message[] = [
    { role: 'assistant', content: shown },
    { role: 'user', content: reason },
  ];
  const [system, ...rest] = original;
  const wish = rest.at(-1);
  const shorter = [...(system ? [system] : []), ...(wish ? [wish] : [])];
  const fits = (messages: readonly Message[]) => tokensOf(messages, budget) <= budget.numCtx - budget.reserve;
  const candidates = [
    [...original, ...dialogue],
    [...shorter, ...dialogue],
  ];
  return (
    candidates.find(fits) ?? [
      ...shorter.slice(0, -1),
      { role: 'user', content: `${wish?.content ?? ''}\n${reason}` },
    ]
  );
}

function tokensOf(messages: readonly Message[], budget: Budget): number {
  const { perMessage, perPrompt } = templateTokens;
  const texts = messages.reduce((sum, { content }) => sum + budget.count(content), 0);
  return texts + budget.marks(perMessage * messages.length + perPrompt);
}

function reasonFor({ message }: ProgramError): string {
  return `[That reply could not be used: ${withoutControlTokens(message)}]\nWrite the reply again: one JSON object with the program, nothing else.`;
}

function unusable(to: number, { text, meter, error: { message } }: Refused): TurnResult {
  const error = new LampwrightError(
    'REPLY_UNUSABLE',
    `The model wrote no usable program. ${message} Ask for another take, say it in other words, or try another model.`,
  );
  return { to, reply: { kind: 'failed', text, meter, error } };
}
