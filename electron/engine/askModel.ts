import { LampwrightError } from '#shared/errors/LampwrightError';
import type { Notice } from '#shared/api/progress';
import type { Context, NewWish } from '#shared/conversation/context/buildContext';
import { buildFittingContext } from '#shared/conversation/context/buildFittingContext';
import { lastingNoteDrafts } from '#shared/conversation/notes';
import { profileOf, type Profile } from '#shared/conversation/prompt/profiles';
import { promptEntry } from '#shared/conversation/promptOf';
import { budgetOf } from '#shared/conversation/tokens/Budget';
import { replySchema } from '#shared/program/replySchema';
import { correctReply } from './correctReply';
import type { AnswerDependencies, EntryLog } from './AnswerDependencies';
import { PromptTooLong, type ModelEngine, type Question } from './Engine';
import { updateCalibration } from './updateCalibration';
import { readReply } from './readReply';
import { wantsNewProgram, type TurnResult, type Turn } from './Turn';

/** A new program may be inventive, a change should do just what was asked, another take must differ. */
const temperatures = { new: 0.7, change: 0.2, anotherTake: 0.9 };

/** No valid reply needs more tokens. */
const maxReplyTokens = 2048;

/**
 * Sends a wish to the model, with as much of the conversation as fits its window. If the server finds the prompt too long,
 * the token estimate is corrected by its count and the wish is sent once more with a shorter history. A reply that is not a
 * program is sent back once with the reason.
 */
export async function askModel(
  engine: ModelEngine,
  turn: Turn,
  deps: AnswerDependencies,
): Promise<TurnResult> {
  const { log, calibrations } = deps;
  const profile = profileOf(engine.model.name);
  await ensurePrompt(log, profile);
  if (turn.before && !wantsNewProgram(turn) && !profile.knows(turn.before))
    turn.emit({ type: 'notice', notice: limited });
  let tooLongSeq: number | undefined;
  for (;;) {
    // A wish that replaces another one keeps replacing that one, so it still starts from the program before it.
    const wish =
      tooLongSeq === undefined ? turn.wish : { ...turn.wish, replaces: turn.wish.replaces ?? tooLongSeq };
    const logged = await logWish(wish, engine, profile, deps, turn.emit);
    if ('error' in logged)
      return { to: logged.to, reply: { kind: 'failed', error: logged.error, text: '', meter: undefined } };
    const { to, context } = logged;
    const question = questionOf(turn, context, engine, profile, deps);
    const reply = await readReply(engine, question, turn.signal, turn.emit);
    updateCalibration(calibrations, engine, question, reply);
    if (reply.kind === 'refused') return correctReply(reply, { to, question, engine, turn, deps });
    const isTooLong = reply.kind === 'failed' && reply.error instanceof PromptTooLong;
    if (!isTooLong || tooLongSeq !== undefined) return { to, reply };
    await log.append({ type: 'failure', to, code: reply.error.code, message: reply.error.message });
    tooLongSeq = to;
  }
}

const limited: Notice = {
  code: 'MODEL_LIMITED',
  message:
    'This model does not know icons, layers, fades or newer patterns, so its change may lose them. Another model would keep them.',
};

/** A conversation keeps its system prompt until it is continued with a model of another profile. */
async function ensurePrompt(log: EntryLog, profile: Profile): Promise<void> {
  const stored = promptEntry(log.entries, 'programmer');
  if (stored && (stored.profile ?? 'base') === profile.name) return;
  await log.append({
    type: 'prompt',
    agent: 'programmer',
    text: profile.systemPrompt,
    profile: profile.name,
  });
}

type LoggedWish =
  | { readonly to: number; readonly context: Context }
  | { readonly to: number; readonly error: LampwrightError };

/** Adds the wish to the log together with its context; if that does not fit the window, the wish alone. */
async function logWish(
  wish: NewWish,
  { model }: ModelEngine,
  { systemPrompt }: Profile,
  { log, calibrations }: AnswerDependencies,
  emit: Turn['emit'],
): Promise<LoggedWish> {
  const write = async (...drafts: Context['drafts']) => {
    const to = (await log.append(...drafts)).at(-1)?.seq ?? 0;
    emit({ type: 'logged', wish: to });
    await log.append(...lastingNoteDrafts(wish.text, to, log.entries));
    return to;
  };
  try {
    const budget = budgetOf(calibrations.calibration(model.name), model.numCtx);
    const context = buildFittingContext(log.entries, wish, budget, systemPrompt);
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
  deps: AnswerDependencies,
): Question {
  const current = wantsNewProgram(turn) ? undefined : turn.before;
  const form = profile.formOf(current);
  const temperature = turn.isAnotherTake
    ? temperatures.anotherTake
    : temperatures[current ? 'change' : 'new'];
  return {
    // Steps can be kept by reference only if the form allows it; otherwise the reply is a whole program.
    current: form.keepable ? current : undefined,
    messages,
    schema: replySchema(form),
    promptTokens: tokens.total,
    replyTokens: Math.min(maxReplyTokens, Math.max(tokens.reserve, model.numCtx - tokens.total)),
    temperature,
    seed: deps.seed(),
  };
}
