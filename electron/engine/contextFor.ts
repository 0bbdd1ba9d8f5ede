import type { Settings } from '#shared/api/settingsSchema';
import type { Context, NewWish } from '#shared/conversation/context/buildContext';
import { fitContext } from '#shared/conversation/context/fitContext';
import { stampEntries, type Entry } from '#shared/conversation/Entry';
import { standingNoteDrafts } from '#shared/conversation/notes';
import { profileOf } from '#shared/conversation/prompt/profiles';
import { budgetOf } from '#shared/conversation/tokens/Budget';
import type { Calibrations } from './AnswerDependencies';
import { lampModelName } from './ollama/lampModel';

/** What the chosen model would be told if this wish were sent now. Nothing is written down for it. */
export function contextFor(
  entries: readonly Entry[],
  wish: NewWish,
  { engineModel, lampBase, numCtx, standingWishes }: Settings,
  calibrations: Pick<Calibrations, 'calibration'>,
): Context {
  const model = engineModel ?? lampModelName(lampBase);
  const budget = budgetOf(calibrations.calibration(model), numCtx);
  // As the conversation will be when the wish is answered in it.
  const standing = stampEntries(entries, standingNoteDrafts(entries, standingWishes), 0);
  return fitContext([...entries, ...standing], wish, budget, profileOf(model).systemPrompt);
}
