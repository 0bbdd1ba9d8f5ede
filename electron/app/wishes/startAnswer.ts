import type { AnsweringState } from '#shared/api/areas/wishArea';
import type { Entry, Reading } from '#shared/conversation/Entry';
import { LampwrightError, type ErrorCode } from '#shared/errors/LampwrightError';
import type { Program } from '#shared/program/Program';
import { answerWish, type Answer, type WishToAnswer } from '../../engine/answerWish';
import type { Engine } from '../../engine/Engine';
import type { ReplyEvent } from '../../engine/readReply';
import type { StartedWish, WishDependencies } from './WishDependencies';

/** A wish that has been read and is to be answered by an engine. */
export interface InterpretedWish extends WishToAnswer {
  readonly reading: Reading;
}

/** After these failures Ollama may be gone: it is checked at once, so that windows show who answers next. */
const codesOfLostServer: ReadonlySet<ErrorCode> = new Set([
  'MODEL_MISSING',
  'NOT_OLLAMA',
  'OLLAMA_DIED',
  'OLLAMA_DOWN',
  'OLLAMA_SILENT',
]);

/**
 * Lets an engine answer a wish, and returns as soon as the wish is on disk. The composer has finished by then; a model goes on
 * writing until `finished`, and `signal` stops it. Fails if there is no engine, or the wish cannot be written to disk.
 */
export async function startAnswer(
  wish: InterpretedWish,
  chooseEngine: () => Promise<Engine>,
  deps: WishDependencies,
  signal: AbortSignal,
): Promise<StartedWish> {
  const { conversation, answerProgress, calibrations, engines, seed, stage, onFault, notice } = deps;
  answerProgress.begin(wish);
  const engine = await chooseEngine();
  answerProgress.setWriter(writerOf(engine), engine.kind === 'model' ? await sketchFor(wish, deps) : null);
  const { log } = conversation;
  let wishSeq: number | undefined;
  let onLogged = () => {};
  const isLogged = new Promise<void>((resolve) => (onLogged = resolve));
  const take = (event: ReplyEvent) => {
    switch (event.type) {
      case 'logged':
        wishSeq = event.wish;
        return onLogged();
      case 'notice':
        return notice(event.notice, wishSeq);
      case 'program':
        stage.showReply(event.program);
        return answerProgress.apply({ ...event, program: stage.state.program });
      default:
        return answerProgress.apply(event);
    }
  };
  const answered = answerWish(wish, { engine, log, calibrations, seed }, signal, take).then((answer) =>
    updateEngines(answer, log.entries, engines),
  );
  // If the wish cannot be written, this rejects and the prompt keeps its text.
  await Promise.race([isLogged, answered]);
  const finished = answered.catch((error: unknown) => {
    if (error instanceof LampwrightError) notice(error, wishSeq);
    else onFault(error);
    // The reply may be playing already although it could not be logged.
    stage.showConversation(conversation.entries);
  });
  if (engine.kind === 'model') return { receipt: { outcome: 'answering' }, finished };
  await finished;
  return { receipt: { outcome: 'done' }, finished };
}

function writerOf(engine: Engine): NonNullable<AnsweringState['writer']> {
  return engine.kind === 'model' ? { kind: 'model', name: engine.model.name } : { kind: 'composer' };
}

function updateEngines(
  answer: Answer,
  entries: readonly Entry[],
  engines: WishDependencies['engines'],
): void {
  if (answer.kind === 'failed' && codesOfLostServer.has(answer.error.code)) void engines.checkNow();
  const last = entries.findLast(({ type }) => type === 'reply' || type === 'failure');
  if (last && 'meter' in last && last.meter) engines.recordSpeed(last.meter);
}

/** The composer's program for a new wish: windows show it while the model works. The lamp never plays it. */
async function sketchFor(
  { text, reading }: InterpretedWish,
  { settings, stage }: WishDependencies,
): Promise<Program | null> {
  if (!settings().hasSketch || reading.intent !== 'new') return null;
  const { compose } = await import('#shared/composer/compose');
  return stage.softenForPreview(compose(text).program);
}
