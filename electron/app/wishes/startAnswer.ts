import { LampwrightError, type ErrorCode } from '#shared/api/errors';
import type { Entry, Reading } from '#shared/conversation/entry';
import type { Program } from '#shared/program/schema';
import { answerWish, type Answer, type WishToAnswer } from '../../engine/answerWish';
import type { Log } from '../../engine/Desk';
import type { Engine } from '../../engine/Engine';
import type { ReplyEvent } from '../../engine/readReply';
import type { Started, WishParts } from './WishParts';

/** A wish that an engine is to answer. */
export interface ReadWish extends WishToAnswer {
  readonly reading: Reading;
}

/** Failures after which Ollama may be gone: it is looked at, so that windows know. */
const lossCodes: ReadonlySet<ErrorCode> = new Set([
  'MODEL_MISSING',
  'NOT_OLLAMA',
  'OLLAMA_DIED',
  'OLLAMA_DOWN',
  'OLLAMA_SILENT',
]);

/** Has an engine answer a wish. The composer is done at once; a model writes on, and `signal` stops it. */
export async function startAnswer(
  wish: ReadWish,
  engine: Engine,
  parts: WishParts,
  signal: AbortSignal,
): Promise<Started> {
  const { conversation, writing, calibrations, seed, stage, onFault, notice } = parts;
  const { log, isWished } = untilWished(conversation.log);
  const { text, reading } = wish;
  writing.begin({
    text,
    reading,
    writer: engine.kind === 'model' ? { kind: 'model', name: engine.model.name } : { kind: 'composer' },
    sketch: engine.kind === 'model' ? await sketchFor(wish, parts) : null,
  });
  const wishSeq = () => log.entries.findLast(({ type }) => type === 'wish')?.seq;
  const tell = (event: ReplyEvent) => {
    if (event.type === 'notice') return notice(event.notice, wishSeq());
    if (event.type !== 'program') return writing.take(event);
    stage.showReply(event.program);
    writing.take({ ...event, program: stage.state.program });
  };
  const answered = answerWish(wish, { engine, log, calibrations, seed }, signal, tell).then((answer) =>
    conclude(answer, log.entries, parts.room),
  );
  // Taken is what is on the disk. What could not be written down is refused, and whoever sent it keeps the words.
  await Promise.race([isWished, answered]);
  const rest = answered.catch((error: unknown) => {
    if (error instanceof LampwrightError) notice(error, wishSeq());
    else onFault(error);
    // The reply may be on show already, but it is not in the log.
    stage.showConversation(conversation.entries);
  });
  if (engine.kind === 'model') return { taken: { outcome: 'answering' }, rest };
  await rest;
  return { taken: { outcome: 'done' }, rest };
}

function conclude(answer: Answer, entries: readonly Entry[], room: WishParts['room']): void {
  if (answer.kind === 'failed' && lossCodes.has(answer.error.code)) void room.look();
  const last = entries.findLast(({ type }) => type === 'reply' || type === 'failure');
  if (last && 'meter' in last && last.meter) room.noteMeter(last.meter);
}

/** The same log, and when a wish stands in it. */
function untilWished(log: Log): { readonly log: Log; readonly isWished: Promise<void> } {
  let tell = () => {};
  const isWished = new Promise<void>((resolve) => (tell = resolve));
  const append: Log['append'] = async (...drafts) => {
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
  { text, reading }: ReadWish,
  { settings, stage }: WishParts,
): Promise<Program | null> {
  if (!settings().hasSketch || reading.intent !== 'new') return null;
  const { compose } = await import('#shared/composer/compose');
  return stage.softened(compose(text).program);
}
