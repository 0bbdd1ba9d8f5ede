import { LampwrightError, type ErrorCode } from '#shared/errors/LampwrightError';
import type { Entry, Reading } from '#shared/conversation/Entry';
import type { Program } from '#shared/program/Program';
import { answerWish, type Answer, type WishToAnswer } from '../../engine/answerWish';
import type { EntryLog } from '../../engine/AnswerDependencies';
import type { Engine } from '../../engine/Engine';
import type { ReplyEvent } from '../../engine/readReply';
import type { StartedWish, WishDependencies } from './WishDependencies';

/** A wish that an engine is to answer. */
export interface InterpretedWish extends WishToAnswer {
  readonly reading: Reading;
}

/** Failures after which Ollama may be gone: it is looked at, so that windows know. */
const codesOfLostServer: ReadonlySet<ErrorCode> = new Set([
  'MODEL_MISSING',
  'NOT_OLLAMA',
  'OLLAMA_DIED',
  'OLLAMA_DOWN',
  'OLLAMA_SILENT',
]);

/** Has an engine answer a wish. The composer is done at once; a model writes on, and `signal` stops it. */
export async function startAnswer(
  wish: InterpretedWish,
  engine: Engine,
  parts: WishDependencies,
  signal: AbortSignal,
): Promise<StartedWish> {
  const { conversation, answerProgress, calibrations, seed, stage, onFault, notice } = parts;
  const { log, isWished } = untilWished(conversation.log);
  const { text, reading } = wish;
  answerProgress.begin({
    text,
    reading,
    writer: engine.kind === 'model' ? { kind: 'model', name: engine.model.name } : { kind: 'composer' },
    sketch: engine.kind === 'model' ? await sketchFor(wish, parts) : null,
  });
  const wishSeq = () => log.entries.findLast(({ type }) => type === 'wish')?.seq;
  const tell = (event: ReplyEvent) => {
    if (event.type === 'notice') return notice(event.notice, wishSeq());
    if (event.type !== 'program') return answerProgress.apply(event);
    stage.showReply(event.program);
    answerProgress.apply({ ...event, program: stage.state.program });
  };
  const answered = answerWish(wish, { engine, log, calibrations, seed }, signal, tell).then((answer) =>
    conclude(answer, log.entries, parts.engines),
  );
  // Taken is what is on the disk. What could not be written down is refused, and whoever sent it keeps the words.
  await Promise.race([isWished, answered]);
  const finished = answered.catch((error: unknown) => {
    if (error instanceof LampwrightError) notice(error, wishSeq());
    else onFault(error);
    // The reply may be on show already, but it is not in the log.
    stage.showConversation(conversation.entries);
  });
  if (engine.kind === 'model') return { receipt: { outcome: 'answering' }, finished };
  await finished;
  return { receipt: { outcome: 'done' }, finished };
}

function conclude(answer: Answer, entries: readonly Entry[], room: WishDependencies['engines']): void {
  if (answer.kind === 'failed' && codesOfLostServer.has(answer.error.code)) void room.checkNow();
  const last = entries.findLast(({ type }) => type === 'reply' || type === 'failure');
  if (last && 'meter' in last && last.meter) room.recordSpeed(last.meter);
}

/** The same log, and when a wish stands in it. */
function untilWished(log: EntryLog): { readonly log: EntryLog; readonly isWished: Promise<void> } {
  let tell = () => {};
  const isWished = new Promise<void>((resolve) => (tell = resolve));
  const append: EntryLog['append'] = async (...drafts) => {
    const entries = await log.append(...drafts);
    if (entries.some(({ type }) => type === 'wish')) tell();
    return entries;
  };
  return {
    log: {
      get entries() {
        return log.entries;
      },
      append,
    },
    isWished,
  };
}

/** What the composer would make of something new, for the stage alone. */
async function sketchFor(
  { text, reading }: InterpretedWish,
  { settings, stage }: WishDependencies,
): Promise<Program | null> {
  if (!settings().hasSketch || reading.intent !== 'new') return null;
  const { compose } = await import('#shared/composer/compose');
  return stage.softenForPreview(compose(text).program);
}
