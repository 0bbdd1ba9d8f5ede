import { LampwrightError } from '../../errors/LampwrightError';
import type { Entry } from '../Entry';
import type { Budget } from '../tokens/Budget';
import { buildContext, type Context, type NewWish } from './buildContext';
import { programForms } from './promptLines';

/**
 * The prompt for a wish, with as much of the current program as there is room for: a scene of many pictures can take more than
 * a whole window. Then its steps are told in words or by their ids, and the model keeps them by naming them. Fails with
 * CONTEXT_FULL when not even that fits; the sizes are those of the whole program.
 */
export function fitContext(
  entries: readonly Entry[],
  wish: NewWish,
  budget: Budget,
  systemPrompt: string,
): Context {
  let full: unknown;
  for (const manner of programForms) {
    try {
      return buildContext(entries, wish, budget, systemPrompt, manner);
    } catch (error) {
      if (!(error instanceof LampwrightError) || error.code !== 'CONTEXT_FULL') throw error;
      full ??= error;
    }
  }
  throw full;
}
