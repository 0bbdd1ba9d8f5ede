import type { Step } from './Program';

/** Helpers for combining steps from several sources into one list. */

/** An id that is not in `taken`, based on `id`. Adds it to `taken`. */
export function freshId(id: string, taken: Set<string>): string {
  let fresh = id;
  for (let number = 2; taken.has(fresh); number++) fresh = `${id.slice(0, 20)} ${number}`;
  taken.add(fresh);
  return fresh;
}

/** Makes a step that another one can follow: a step that stays is limited to `ms`. */
export function endLastStep(step: Step, ms: number): Step {
  return step.duration === null ? { ...step, duration: Math.max(ms, step.transition ?? 0) } : step;
}
