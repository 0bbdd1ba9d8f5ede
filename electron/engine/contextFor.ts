import type { Settings } from '#shared/api/settingsSchema';
import type { Context, NewWish } from '#shared/conversation/context/buildContext';
import { buildFittingContext } from '#shared/conversation/context/buildFittingContext';
import { stampEntries, type Entry } from '#shared/conversation/Entry';
import { standingNoteDrafts } from '#shared/conversation/notes';
import { profileOf } from '#shared/conversation/prompt/profiles';
import { budgetOf } from '#shared/conversation/tokens/Budget';
import type { Calibrations } from './AnswerDependencies';
import { lampModelName } from './ollama/lampModel';

/** The context the chosen model would get if this wish were sent now. Logs nothing. Fails with CONTEXT_FULL. */
export function contextFor(
  entries: readonly Entry[],
  wish: NewWish,
  { engineModel, lampBase, numCtx, standingWishes }: Settings,
  calibrations: Pick<Calibrations, 'calibration'>,
): Context {
  const model = engineModel ?? lampModelName(lampBase);
  const budget = budgetOf(calibrations.calibration(model), numCtx);
  // Sending the wish adds the standing notes first, so they belong to the context.
  const standing = stampEntries(entries, standingNoteDrafts(entries, standingWishes), 0);
  return buildFittingContext([...entries, ...standing], wish, budget, profileOf(model).systemPrompt);
}
