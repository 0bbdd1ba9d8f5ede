import type { States } from '#shared/api/contract';

/** A way out of a failure: `retry` is for whoever answers, `model` for a model that may be back by now. */
export type RecoveryOption = 'retry' | 'model' | 'composer' | 'start' | 'get' | 'context' | 'edit';

/** Ollama is there, but does not answer: it can be started. */
const startable: ReadonlySet<string> = new Set([
  'OLLAMA_DIED',
  'OLLAMA_DOWN',
  'OLLAMA_FAILED',
  'OLLAMA_SILENT',
]);

/** Something of the model is not there: it can be got. */
const downloadable: ReadonlySet<string> = new Set(['MODEL_MISSING', 'OLLAMA_MISSING']);

/** The wish, or what is told with it, has to be shortened first. */
const tooLong: ReadonlySet<string> = new Set(['CONTEXT_FULL', 'PROMPT_TOO_LONG', 'WISH_TOO_LONG']);

/**
 * The ways out of a wish that came to nothing, the best one first. Where no model answers any more, the composer's answer is
 * offered as what it is; trying again asks the model, or says why it cannot.
 */
export function recoveryOptions(
  code: string,
  { answering }: Pick<States['engine'], 'answering'>,
): readonly RecoveryOption[] {
  const hasModel = answering.kind === 'model';
  if (code === 'STOPPED') return ['retry', 'edit'];
  if (tooLong.has(code)) return hasModel ? ['context', 'edit', 'retry', 'composer'] : ['composer', 'edit'];
  if (hasModel) return ['retry', 'composer', 'edit'];
  if (startable.has(code)) return ['start', 'model', 'composer', 'edit'];
  if (downloadable.has(code)) return ['get', 'composer', 'edit'];
  return ['composer', 'edit'];
}
