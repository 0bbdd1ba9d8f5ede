import type { Step } from './Program';

/** Steps put in a row with others. */

/** An id that is not taken yet, which it is from now on. */
export function freshId(id: string, taken: Set<string>): string {
  let fresh = id;
  for (let number = 2; taken.has(fresh); number++) fresh = `${id.slice(0, 20)} ${number}`;
  taken.add(fresh);
  return fresh;
}

/** A step that another one may follow: what stayed is shown for `ms`. */
export function endLastStep(step: Step, ms: number): Step {
  return step.duration === null ? { ...step, duration: Math.max(ms, step.transition ?? 0) } : step;
}
