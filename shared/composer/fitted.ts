import { limits } from '../program/limits';
import type { Step } from '../program/Program';
import type { Act } from './Act';

/** An act within the bounds of the format, whatever numbers were asked for. */
export function fitted(act: Act): Act {
  const steps = fittedSteps(act.steps.slice(0, limits.steps));
  const ids = new Set(steps.map(({ id }) => id));
  return {
    ...act,
    steps,
    ...(act.loopCount !== undefined && {
      loopCount: Math.min(Math.max(Math.round(act.loopCount) || 0, 0), limits.loopCount),
    }),
    ...(act.loopFrom !== undefined && !ids.has(act.loopFrom) && { loopFrom: undefined }),
    ...(act.loopTo !== undefined && !ids.has(act.loopTo) && { loopTo: undefined }),
  };
}

/** Steps whose pass takes a day at most: what is longer is shortened in proportion, short steps hardly. */
export function fittedSteps(steps: readonly Step[]): readonly Step[] {
  const whole = steps.map(wholeTimes);
  const passMs = whole.reduce((sum, step) => sum + msOf(step), 0);
  const over = passMs - limits.passMs;
  if (over <= 0) return whole.every((step, index) => step === steps[index]) ? steps : whole;
  return whole.map((step) => {
    const less = Math.ceil((over * msOf(step)) / passMs);
    if (step.duration === null) return { ...step, transition: Math.max((step.transition ?? 0) - less, 0) };
    const duration = Math.max(step.duration - less, limits.minDurationMs);
    return {
      ...step,
      duration,
      ...(step.transition !== undefined && { transition: Math.min(step.transition, duration) }),
    };
  });
}

function msOf({ duration, transition }: Step): number {
  return duration ?? transition ?? 0;
}

/** Whole milliseconds, and no step that is over at once. */
function wholeTimes(step: Step): Step {
  const duration =
    step.duration === null ? null : Math.max(Math.round(step.duration) || 0, limits.minDurationMs);
  const transition =
    step.transition === undefined ? undefined : Math.max(Math.round(step.transition) || 0, 0);
  if (duration === step.duration && transition === step.transition) return step;
  return { ...step, duration, ...(transition !== undefined && { transition }) };
}
