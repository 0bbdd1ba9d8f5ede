import { defaultBudgetMa } from '#shared/animation/guards/currentEstimate';
import type { Guards } from '#shared/animation/guards/guardFrame';
import { defaultSettings } from '#shared/api/settingsSchema';
import type { Layout } from '#shared/lamp/Layout';
import type { Show } from '#shared/lamp/Show';
import type { LampTarget } from './LampControl';

/** What the lamp should do. It is kept while no lamp is connected, and applied to the next one. */
export interface DesiredState {
  readonly output?: LampOutput;
  readonly guards?: Guards;
  /** Set when the user changes the layout. */
  readonly layout?: Layout;
}

/** The guards of a streamed lamp until the user's settings arrive. */
export const defaultGuards: Guards = { brightness: defaultSettings.brightness, budgetMa: defaultBudgetMa };

/** What a lamp should show. */
export type LampOutput =
  | { readonly type: 'show'; readonly show: Show }
  /** The show is paused at `atMs`. */
  | { readonly type: 'held'; readonly show: Show; readonly atMs: number }
  | { readonly type: 'off' };

/** The desired state for a newly chosen lamp: the layout of the previous lamp does not apply to it. */
export function desiredStateFor(
  { layout, ...desired }: DesiredState,
  target: LampTarget | null,
  wasUsed: boolean,
): DesiredState {
  const ownLayout =
    target?.type === 'virtual' && target.layout ? target.layout : wasUsed ? undefined : layout;
  return { ...desired, ...(ownLayout && { layout: ownLayout }) };
}
