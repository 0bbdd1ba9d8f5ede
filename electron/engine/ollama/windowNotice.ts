import type { Notice } from '#shared/api/progress';
import { numCtxRange } from '#shared/api/settingsSchema';
import type { ChosenModel } from '../Engine';
import type { LoadedModel } from './responseSchemas';

/**
 * A notice if the model in memory has another window than we request. Before a call, another program loaded it that way;
 * after a call, the server gives less than requested.
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
      message: `The model was in memory with a window of ${has} tokens, for another program or setting; it has to be loaded again with ${numCtx}.`,
    };
  }
  if (has > numCtx) return undefined;
  return {
    code: 'WINDOW_SMALLER',
    message: `Ollama gives this model a window of ${has} tokens, not ${numCtx}. ${adviceFor(has)}`,
  };
}

function adviceFor(has: number): string {
  return has >= numCtxRange[0]
    ? `Choose ${has} in the settings, so that nothing is cut.`
    : 'That is too little for long conversations: choose another model.';
}
