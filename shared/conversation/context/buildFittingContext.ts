import { LampwrightError } from '../../errors/LampwrightError';
import type { Entry } from '../Entry';
import type { Budget } from '../tokens/Budget';
import { buildContext, type Context, type NewWish } from './buildContext';
import { programForms } from './promptLines';

/**
 * The prompt for a wish, with as much of the current program as fits: a scene of many pictures can exceed the whole
 * context window. Its steps are then described in words or listed by id, and the model reuses them by id. Fails with
 * CONTEXT_FULL when not even that fits; the sizes are those of the whole program.
 */
export function buildFittingContext(
  entries: readonly Entry[],
  wish: NewWish,
  budget: Budget,
  systemPrompt: string,
): Context {
  let full: unknown;
  for (const form of programForms) {
    try {
      return buildContext(entries, wish, budget, systemPrompt, form);
    } catch (error) {
      if (!(error instanceof LampwrightError) || error.code !== 'CONTEXT_FULL') throw error;
      full ??= error;
    }
  }
  throw full;
}
