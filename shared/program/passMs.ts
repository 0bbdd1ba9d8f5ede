import type { Step } from './Program';

/** The duration of one pass through the steps; a step that stays counts as 0. */
export function passMs(steps: readonly Pick<Step, 'duration'>[]): number {
  return steps.reduce((sum, { duration }) => sum + (duration ?? 0), 0);
}
