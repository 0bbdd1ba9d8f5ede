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
import { wantsNewProgram, type TurnResult, type Turn } from './Turn';

/** The result of a wish. In each case the wish and its result are in the log. */
export type Answer =
  | {
      readonly kind: 'program';
      readonly program: Program;
      readonly repairs: readonly string[];
      readonly note: string | undefined;
    }
  | { readonly kind: 'failed'; readonly error: LampwrightError }
  | { readonly kind: 'stopped' };

/** A wish to answer. `isAnotherTake`: the answer must differ from the previous one. */
export interface WishToAnswer extends NewWish {
  readonly isAnotherTake?: boolean | undefined;
}

/**
 * Answers a wish: logs it, asks the engine (once more if the reply was no program or the prompt was too long), and logs the
 * result. Progress is emitted on the way. An expected failure is an answer; the promise rejects only if the log cannot be
 * written or the text is no wish (EMPTY_INPUT, WISH_TOO_LONG).
 */
export async function answerWish(
  { isAnotherTake = false, ...wish }: WishToAnswer,
  deps: AnswerDependencies,
  signal: AbortSignal,
  emit: Turn['emit'],
): Promise<Answer> {
  const { engine, log } = deps;
  readWish(wish.text);
  const turn = { wish, isAnotherTake, before: programBefore(log.entries, wish.replaces), signal, emit };
  const last = log.entries.at(-1)?.seq ?? 0;
  try {
    const result =
      engine.kind === 'model' ? await askModel(engine, turn, deps) : await askComposer(engine, turn, log);
    return await logResult(result, turn, deps);
  } catch (error) {
    if (!(error instanceof LampwrightError)) await logFault(error, last, log);
    throw error;
  }
}

/** Even after a bug in Lampwright, every logged wish gets an outcome. */
async function logFault(error: unknown, since: number, log: EntryLog): Promise<void> {
  const wish = log.entries.findLast(({ type }) => type === 'wish');
  if (!wish || wish.seq <= since) return;
  const message = `This is a fault in Lampwright: ${error instanceof Error ? error.message : String(error)}`;
  await log.append({ type: 'failure', to: wish.seq, code: 'INTERNAL', message });
}

/** Logs the wish and lets the composer answer it. Its program is validated already, so it goes to the log as it is. */
async function askComposer(engine: ComposerEngine, turn: Turn, log: EntryLog): Promise<TurnResult> {
  const { wish, before, emit } = turn;
  const [entry] = await log.append({ type: 'wish', ...wish });
  const to = entry?.seq ?? 0;
  emit({ type: 'logged', wish: to });
  await log.append(...lastingNoteDrafts(wish.text, to, log.entries));
  const { program, note } = await engine.compose(wish.text, wantsNewProgram(turn) ? undefined : before);
  for (const [index, step] of program.steps.entries()) emit({ type: 'step', step, index });
  emit({ type: 'program', program });
  emit({ type: 'notice', notice: { code: 'COMPOSER_NOTE', message: note } });
  return {
    to,
    reply: {
      kind: 'program',
      program,
      repairs: [],
      note: undefined,
      isCut: false,
      text: '',
      meter: undefined,
    },
  };
}

async function logResult(
  { to, reply }: TurnResult,
  turn: Turn,
  { engine, log }: AnswerDependencies,
): Promise<Answer> {
  const { text, meter } = reply;
  const optional = {
    ...(text === '' ? {} : { text }),
    ...(meter ? { meter } : {}),
  };
  if (reply.kind !== 'program') {
    const error = reply.kind === 'failed' ? reply.error : new LampwrightError('STOPPED', 'Stopped.');
    await log.append({ type: 'failure', to, code: error.code, message: error.message, ...optional });
    return reply.kind === 'failed' ? { kind: 'failed', error } : { kind: 'stopped' };
  }
  const { program, note } = reply;
  const repairs = [...reply.repairs];
  await log.append(
    { type: 'reply', to, engine: engine.kind, ...optional, program, repairs },
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
