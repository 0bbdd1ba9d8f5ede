import { defaultBudgetMa } from '#shared/animation/guards/currentEstimate';
import type { Guards } from '#shared/animation/guards/guardFrame';
import { defaultSettings } from '#shared/api/settingsSchema';
import type { Layout } from '#shared/lamp/Layout';
import type { Show } from '#shared/lamp/Show';

/** What is wanted of whatever lamp there is: kept while none is there, and brought to the next one. */
export interface DesiredState {
  readonly output?: LampOutput;
  readonly guards?: Guards;
  /** Set when the owner changes where the LEDs are. */
  readonly layout?: Layout;
}

/** How bright a streamed lamp is until the owner's wish is known. */
export const defaultGuards: Guards = { brightness: defaultSettings.brightness, budgetMa: defaultBudgetMa };

/** What a lamp shows. */
export type LampOutput =
  | { readonly type: 'show'; readonly show: Show }
  /** The show stands still where it was. */
  | { readonly type: 'held'; readonly show: Show; readonly atMs: number }
  | { readonly type: 'off' };
