import { LampwrightError } from '#shared/errors/LampwrightError';
import type { Notice } from '#shared/api/progress';
import type { Context, NewWish } from '#shared/conversation/context/buildContext';
import { fitContext } from '#shared/conversation/context/fitContext';
import { lastingNoteDrafts } from '#shared/conversation/notes';
import { profileOf, type Profile } from '#shared/conversation/prompt/profiles';
import { promptEntry } from '#shared/conversation/prompts';
import { budgetOf } from '#shared/conversation/tokens/Budget';
import { replySchema } from '#shared/program/replySchema';
import { correctReply } from './correctReply';
import type { AnswerDependencies, EntryLog } from './AnswerDependencies';
import { PromptTooLong, type ModelEngine, type Question } from './Engine';
import { updateCalibration } from './updateCalibration';
import { readReply } from './readReply';
import { wantsNewProgram, type TurnResult, type Turn } from './Turn';

/** A new wish may be answered freely, a change should keep to what was asked, another take must differ. */
const temperatures = { new: 0.7, change: 0.2, anotherTake: 0.9 };

/** No reply needs more; what runs on is stopped here at the latest. */
const longestReply = 2048;

/**
 * Puts a wish to the model, as its window allows. Where the server finds the prompt too long, the estimate is corrected
 * by its count, the history is told in fewer words, and the wish is put once more. A reply that is no program goes
 * back once with the reason.
 */
export async function askModel(
  engine: ModelEngine,
  turn: Turn,
  desk: AnswerDependencies,
): Promise<TurnResult> {
  const { log, calibrations } = desk;
  const profile = profileOf(engine.model.name);
  await keepPrompt(log, profile);
  if (turn.before && !wantsNewProgram(turn) && !profile.knows(turn.before))
    turn.emit({ type: 'notice', notice: limited });
  let tooLong: number | undefined;
  for (;;) {
    // A wish that replaces another one goes on replacing that: it starts from the program before it.
    const wish = tooLong === undefined ? turn.wish : { ...turn.wish, instead: turn.wish.instead ?? tooLong };
    const put = await putWish(wish, engine, profile, desk, turn.emit);
    if ('error' in put)
      return { to: put.to, reply: { kind: 'failed', error: put.error, text: '', meter: undefined } };
    const { to, context } = put;
    const question = questionOf(turn, context, engine, profile, desk);
    const reply = await readReply(engine, question, turn.signal, turn.emit);
    updateCalibration(calibrations, engine, question, reply);
    if (reply.kind === 'refused') return correctReply(reply, { to, question, engine, turn, desk });
    const isTooLong = reply.kind === 'failed' && reply.error instanceof PromptTooLong;
    if (!isTooLong || tooLong !== undefined) return { to, reply };
    await log.append({ type: 'failure', to, code: reply.error.code, message: reply.error.message });
    tooLong = to;
  }
}

const limited: Notice = {
  code: 'MODEL_LIMITED',
  message:
    'This model knows no icons, layers, fades or newer patterns, so its change may lose them. Another model would keep them.',
};

/** A conversation keeps its prompt, unless it is taken up with a model of another kind. */
async function keepPrompt(log: EntryLog, profile: Profile): Promise<void> {
  const kept = promptEntry(log.entries, 'programmer');
  if (kept && (kept.profile ?? 'base') === profile.name) return;
  await log.append({
    type: 'prompt',
    agent: 'programmer',
    text: profile.systemPrompt,
    profile: profile.name,
  });
}

type Put =
  | { readonly to: number; readonly context: Context }
  | { readonly to: number; readonly error: LampwrightError };

/** Writes the wish down, with what the model will be told; where that does not fit, the wish alone. */
async function putWish(
  wish: NewWish,
  { model }: ModelEngine,
  { systemPrompt }: Profile,
  { log, calibrations }: AnswerDependencies,
  emit: Turn['emit'],
): Promise<Put> {
  const write = async (...drafts: Context['drafts']) => {
    const to = (await log.append(...drafts)).at(-1)?.seq ?? 0;
    emit({ type: 'logged', wish: to });
    await log.append(...lastingNoteDrafts(wish.text, to, log.entries));
    return to;
  };
  try {
    const budget = budgetOf(calibrations.calibration(model.name), model.numCtx);
    const context = fitContext(log.entries, wish, budget, systemPrompt);
    return { to: await write(...context.drafts), context };
  } catch (error) {
    if (!(error instanceof LampwrightError) || error.code !== 'CONTEXT_FULL') throw error;
    return { to: await write({ type: 'wish', ...wish }), error };
  }
}

function questionOf(
  turn: Turn,
  { messages, tokens }: Context,
  { model }: ModelEngine,
  profile: Profile,
  desk: AnswerDependencies,
): Question {
  const current = wantsNewProgram(turn) ? undefined : turn.before;
  const form = profile.formOf(current);
  const temperature = turn.isAnotherTake
    ? temperatures.anotherTake
    : temperatures[current ? 'change' : 'new'];
  return {
    // Only what may be kept by reference is put back: a program written whole stands for itself.
    current: form.keepable ? current : undefined,
    messages,
    schema: replySchema(form),
    promptTokens: tokens.total,
    replyTokens: Math.min(longestReply, Math.max(tokens.reserve, model.numCtx - tokens.total)),
    temperature,
    seed: desk.seed(),
  };
}
