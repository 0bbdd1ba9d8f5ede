import type { States } from '#shared/api/contract';

/** A way to recover: `retry` asks whoever answers now, `model` a model that may be back by now. */
export type RecoveryOption = 'retry' | 'model' | 'composer' | 'start' | 'get' | 'context' | 'edit';

/** Ollama is installed but does not answer: it can be started. */
const startable: ReadonlySet<string> = new Set([
  'OLLAMA_DIED',
  'OLLAMA_DOWN',
  'OLLAMA_FAILED',
  'OLLAMA_SILENT',
]);

/** The model or Ollama is missing: it can be downloaded. */
const downloadable: ReadonlySet<string> = new Set(['MODEL_MISSING', 'OLLAMA_MISSING']);

/** The wish or its context has to be shortened first. */
const tooLong: ReadonlySet<string> = new Set(['CONTEXT_FULL', 'PROMPT_TOO_LONG', 'WISH_TOO_LONG']);

/**
 * The ways to recover from a failed wish, the best one first. If no model answers any more, the composer is offered
 * explicitly; a retry asks the model, or says why it cannot.
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
