import type { Notice } from '#shared/api/progress';
import type { ChosenModel } from '../Engine';
import type { LoadedModel } from './wire';

/**
 * What is to be said when the model in memory has another window than the one we ask for: before a call, another program
 * loaded it; after the call, the server gives less than was asked.
 */
export function windowNotice(
  loaded: LoadedModel | undefined,
  { numCtx }: ChosenModel,
  when: 'before' | 'after',
): Notice | undefined {
  const has = loaded?.contextLength;
  if (has === undefined || has === numCtx) return undefined;
  if (when === 'before') {
    return {
      code: 'MODEL_RELOADED',
      message: `Another program uses this model with a window of ${has} tokens, so it is loaded anew with ${numCtx}.`,
    };
  }
  if (has > numCtx) return undefined;
  return {
    code: 'WINDOW_SMALLER',
    message: `Ollama gives this model a window of ${has} tokens, not ${numCtx}. Choose ${has} in the settings, so that nothing is cut.`,
  };
}
