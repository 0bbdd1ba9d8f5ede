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

/** What a correction starts from: the wish's number, and the question as it was put. */
interface RefusedTurn {
  readonly to: number;
  readonly question: Question;
  readonly engine: ModelEngine;
  readonly turn: Turn;
  readonly desk: AnswerDependencies;
}

/** More of a refused reply than this teaches the model nothing. */
const shownLength = 2000;
/** With less room than this no program can be written. */
const leastReply = 200;
/** Warm enough to leave the rut, cool enough to keep to the point. */
const temperature = 0.5;

/** The one correction: the refused reply goes back with the reason. A second refusal is the end of it. */
export async function correctReply(
  first: Refused,
  { to, question, engine, turn, desk }: RefusedTurn,
): Promise<TurnResult> {
  const { log, calibrations } = desk;
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
  const messages = correctorMessages(question.messages, first.text, sent, budget);
  const promptTokens = tokensOf(messages, budget);
  const replyTokens = Math.min(question.replyTokens, engine.model.numCtx - promptTokens);
  if (replyTokens < leastReply) return unusable(to, first);
  const again = { ...question, messages, promptTokens, replyTokens, temperature, seed: desk.seed() };
  const reply = await readReply(engine, again, turn.signal, turn.emit);
  updateCalibration(calibrations, engine, again, reply);
  if (reply.kind === 'refused') return unusable(to, reply);
  // The wish itself had room: what is wrong is the first reply, not the conversation.
  const isTooLong = reply.kind === 'failed' && reply.error instanceof PromptTooLong;
  return isTooLong ? unusable(to, first) : { to, reply };
}

/**
 * The conversation so far, the refused reply and the reason: all of it is in the server's cache but the reason. Where
 * that does not fit, the rules and the wish alone; then without the refused reply.
 */
function correctorMessages(
  asked: readonly Message[],
  refused: string,
  reason: string,
  budget: Budget,
): Message[] {
  const shown = clip(withoutControlTokens(refused).trim(), shownLength) || '{}';
  const dialogue: Message[] = [
    { role: 'assistant', content: shown },
    { role: 'user', content: reason },
  ];
  const [system, ...rest] = asked;
  const wish = rest.at(-1);
  const shorter = [...(system ? [system] : []), ...(wish ? [wish] : [])];
  const fits = (messages: readonly Message[]) => tokensOf(messages, budget) <= budget.numCtx - budget.reserve;
  const ways = [
    [...asked, ...dialogue],
    [...shorter, ...dialogue],
  ];
  return (
    ways.find(fits) ?? [
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
