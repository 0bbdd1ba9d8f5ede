import type { Step } from './Program';

/** How long it takes to go through steps once; one that stays counts nothing. */
export function passMs(steps: readonly Pick<Step, 'duration'>[]): number {
  return steps.reduce((sum, { duration }) => sum + (duration ?? 0), 0);
}
