import { defaultBudgetMa } from '#shared/animation/guards/current';
import type { Guards } from '#shared/animation/guards/guardFrame';
import { defaultSettings } from '#shared/api/settings';
import type { Layout } from '#shared/lamp/layout';
import type { Scene } from './Scene';

/** What is wanted of whatever lamp there is: kept while none is there, and brought to the next one. */
export interface Wanted {
  readonly scene?: Scene;
  readonly guards?: Guards;
  /** Set when the owner changes where the LEDs are. */
  readonly layout?: Layout;
}

/** How bright a streamed lamp is until the owner's wish is known. */
export const usualGuards: Guards = { brightness: defaultSettings.brightness, budgetMa: defaultBudgetMa };
