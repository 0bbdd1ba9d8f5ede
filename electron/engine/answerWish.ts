import { LampwrightError } from '#shared/errors/LampwrightError';
import type { Notice } from '#shared/api/progress';
import { looksAlike } from '#shared/animation/looksAlike';
import type { NewWish } from '#shared/conversation/context/buildContext';
import { lastingNoteDrafts, noteOfReply } from '#shared/conversation/notes';
import { programBefore } from '#shared/conversation/versionHistory';
import { readWish } from '#shared/conversation/wishText';
import { parseLayout } from '#shared/lamp/layoutText';
import type { Program } from '#shared/program/Program';
import { askModel } from './askModel';
import type { AnswerDependencies, EntryLog } from './AnswerDependencies';
import type { ComposerEngine } from './Engine';
import { readReply } from './readReply';
import { wantsNewProgram, type TurnResult, type Turn } from './Turn';

/** What came of a wish. In each case the wish and what came of it are in the log. */
export type Answer =
  | {
      readonly kind: 'program';
      readonly program: Program;
      readonly repairs: readonly string[];
      readonly note: string | undefined;
    }
  | { readonly kind: 'failed'; readonly error: LampwrightError }
  | { readonly kind: 'stopped' };

/** A wish to be answered. `isAnotherTake`: the answer is to differ from the one before. */
export interface WishToAnswer extends NewWish {
  readonly isAnotherTake?: boolean | undefined;
}

/**
 * Answers a wish: writes it down, asks the engine (once more where the reply was no program or the prompt too long), and
 * writes down what came of it. What can be shown on the way goes to `tell`. An expected failure is an answer; only the
 * log itself may fail, and what is no wish at all (EMPTY_INPUT, WISH_TOO_LONG).
 */
export async function answerWish(
  { isAnotherTake = false, ...wish }: WishToAnswer,
  desk: AnswerDependencies,
  signal: AbortSignal,
  emit: Turn['emit'],
): Promise<Answer> {
  const { engine, log } = desk;
  readWish(wish.text);
  const turn = { wish, isAnotherTake, before: programBefore(log.entries, wish.instead), signal, emit };
  const last = log.entries.at(-1)?.seq ?? 0;
  try {
    const outcome =
      engine.kind === 'model' ? await askModel(engine, turn, desk) : await askComposer(engine, turn, log);
    return await conclude(outcome, turn, desk);
  } catch (error) {
    if (!(error instanceof LampwrightError)) await noteFault(error, last, log);
    throw error;
  }
}

/** A fault of ours must not leave a wish without an outcome in the log. */
async function noteFault(error: unknown, since: number, log: EntryLog): Promise<void> {
  const wish = log.entries.findLast(({ type }) => type === 'wish');
  if (!wish || wish.seq <= since) return;
  const message = `This is a fault in Lampwright: ${error instanceof Error ? error.message : String(error)}`;
  await log.append({ type: 'failure', to: wish.seq, code: 'INTERNAL', message });
}

/** The composer needs no more than the words: nothing is sent anywhere. */
async function askComposer(engine: ComposerEngine, turn: Turn, log: EntryLog): Promise<TurnResult> {
  const { wish, before, signal, emit } = turn;
  const [entry] = await log.append({ type: 'wish', ...wish });
  const to = entry?.seq ?? 0;
  await log.append(...lastingNoteDrafts(wish.text, to, log.entries));
  const nothing = { messages: [], schema: {}, promptTokens: 0, replyTokens: 0, temperature: 0, seed: 0 };
  const current = wantsNewProgram(turn) ? undefined : before;
  const reply = await readReply(engine, { ...nothing, wish: wish.text, current }, signal, emit);
  if (reply.kind !== 'refused') return { to, reply };
  // The composer's programs are ours: one that cannot be read is a fault.
  throw new Error(`The composer wrote what is no program: ${reply.error.message}`);
}

async function conclude(
  { to, reply }: TurnResult,
  turn: Turn,
  { engine, log }: AnswerDependencies,
): Promise<Answer> {
  const { text, meter } = reply;
  const received = {
    ...(text === '' || engine.kind === 'composer' ? {} : { text }),
    ...(meter ? { meter } : {}),
  };
  if (reply.kind !== 'program') {
    const error = reply.kind === 'failed' ? reply.error : new LampwrightError('STOPPED', 'Stopped.');
    await log.append({ type: 'failure', to, code: error.code, message: error.message, ...received });
    return reply.kind === 'failed' ? { kind: 'failed', error } : { kind: 'stopped' };
  }
  const { program, note } = reply;
  const repairs = [...reply.repairs];
  await log.append(
    { type: 'reply', to, engine: engine.kind, ...received, program, repairs },
    ...noteOfReply({ note }, to),
  );
  if (reply.isCut) turn.emit({ type: 'notice', notice: stepsMissing });
  if (turn.before && looksAlike(turn.before, program, fullLamp))
    turn.emit({ type: 'notice', notice: nothingChanged });
  return { kind: 'program', program, repairs, note };
}

const fullLamp = parseLayout('10x14+32');

const stepsMissing: Notice = {
  code: 'STEPS_MISSING',
  message:
    'The reply reached its limit, so only the steps complete by then are in the program. Ask for another take, or for something shorter.',
};

const nothingChanged: Notice = {
  code: 'NOTHING_CHANGED',
  message: 'This answer looks the same as before. Ask for another take, or say it in other words.',
};
