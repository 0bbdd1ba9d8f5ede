import { limits } from '../limits';
import { speedOf } from '../commandEdits';
import { passMs } from '../passMs';
import type { Pattern, Program, Step } from '../Program';
import type { OperationOf, Target } from './Operation';
import { changePatterns, isTouched, isWhole } from './editTarget';

/** An edited step; the schema validates it with the whole program. */
export type StepDraft = Omit<Step, 'command'> & { readonly command: unknown };

/** Times of a minute or more were set by a person on purpose, so a change of pace leaves them. */
const statedMs = 60_000;

/** Pulses shorter than this count as flashes, which are short on purpose. */
const flashMs = 600;

/** Makes cycles, durations and cross-fades `times` as long. */
export function changePace({ steps }: Program, { times, target }: OperationOf<'pace'>): StepDraft[] {
  const scaled = steps.map((step) => {
    const command = changePatterns(step, target, (pattern) =>
      withSpeed(pattern, (speed) => (isKeptFlash(pattern, target) ? speed : speed * times)),
    );
    if (!isWhole(target, step) || isFlashStep(step, target)) return { ...step, command };
    const { duration, transition } = step;
    return withTimes({ ...step, command }, scale(duration, times), scale(transition ?? 0, times));
  });
  return withinADay(scaled, steps);
}

/** Sets the cycle time of the selected patterns. */
export function setCycles({ steps }: Program, { ms, target }: OperationOf<'cycle'>): StepDraft[] {
  return steps.map((step) => ({
    ...step,
    command: changePatterns(step, target, (pattern) => withSpeed(pattern, () => ms)),
  }));
}

/** Sets the duration of steps. A step that stays keeps doing so, unless it is named. */
export function setDurations({ steps }: Program, { ms, target }: OperationOf<'hold'>): StepDraft[] {
  return withinADay(
    steps.map((step) => {
      if (!isTouched(target, step) && !isWhole(target, step)) return step;
      const stays = step.duration === null && !target?.steps;
      return withTimes(step, stays ? null : ms, step.transition ?? 0);
    }),
    steps,
  );
}

/** Changes the duration of steps, at the same pace. */
export function stretchDurations(
  { steps }: Program,
  lengthened: (ms: number) => number,
  target: Target | undefined,
): StepDraft[] {
  return withinADay(
    steps.map((step) => {
      if (!isTouched(target, step) && !isWhole(target, step)) return step;
      const duration = step.duration === null ? null : wholeMs(lengthened(step.duration));
      return withTimes(step, duration, step.transition ?? 0);
    }),
    steps,
  );
}

/** Sets the length of one pass; the steps keep their proportions. */
export function setTotalDuration(program: Program, { ms }: OperationOf<'total'>): StepDraft[] {
  const { steps } = program;
  if (steps.length === 1 && steps[0]?.duration === null)
    return [withTimes(steps[0], ms, steps[0].transition ?? 0)];
  const times = ms / Math.max(passMs(steps), 1);
  let start = 0;
  return withinADay(
    steps.map((step) => {
      const { duration, transition = 0 } = step;
      if (duration === null) return step;
      // Rounds the borders between steps, so that rounding errors do not add up.
      const [from, to] = [Math.round(start * times), Math.round((start + duration) * times)];
      start += duration;
      return withTimes(step, wholeMs(to - from), times < 1 ? Math.round(transition * times) : transition);
    }),
    steps,
  );
}

/** Sets the cross-fades of the selected steps, except for a first step outside the loop. */
export function setCrossFades(
  program: Program,
  fadeMs: (step: Step) => number,
  target: Target | undefined,
): StepDraft[] {
  const { steps, loop } = program;
  return steps.map((step, index) => {
    const isFirst = index === 0 && !(loop && loop.start_step === step.id);
    if (isFirst || (!isTouched(target, step) && !isWhole(target, step))) return step;
    return withTimes(step, step.duration, Math.round(fadeMs(step)));
  });
}

function withSpeed(pattern: Pattern, change: (speed: number) => number): unknown {
  const speed = speedOf(pattern);
  if (speed === undefined) return pattern;
  const changed = Math.min(Math.max(Math.round(change(speed)), limits.minSpeedMs), limits.maxSpeedMs);
  return { ...pattern, params: { ...pattern.params, speed: changed } };
}

function isKeptFlash(pattern: Pattern, target: Target | undefined): boolean {
  return pattern.name === 'pulse' && pattern.params.speed < flashMs && !isNamed(target);
}

/** A short flash keeps its length too, unless it is targeted. */
function isFlashStep({ command, duration }: Step, target: Target | undefined): boolean {
  if (isNamed(target) || command.type !== 'pattern') return false;
  return isKeptFlash(command, target) && duration !== null && duration < 2 * flashMs;
}

function isNamed(target: Target | undefined): boolean {
  return Boolean(target && !target.isExcept && (target.steps ?? target.things));
}

function scale<Time extends number | null>(ms: Time, times: number): number | Time {
  return ms === null || ms >= statedMs ? ms : Math.min(Math.round(ms * times), limits.passMs);
}

/** A step with new times. A cross-fade of 0 is omitted, and none is longer than its step. */
function withTimes(step: StepDraft, durationMs: number | null, fadeMs: number): StepDraft {
  const { id, command } = step;
  const duration = durationMs === null ? null : Math.max(durationMs, limits.minDurationMs);
  const transition = Math.min(fadeMs, duration ?? limits.passMs);
  const isWritten = transition > 0 || step.transition === 0;
  return { id, command, duration, ...(isWritten && { transition }) };
}

function wholeMs(ms: number): number {
  return Math.min(Math.max(Math.round(ms), limits.minDurationMs), limits.passMs);
}

/** If a pass exceeds 24 hours, all steps keep their old times. */
function withinADay(changed: readonly StepDraft[], before: readonly Step[]): StepDraft[] {
  if (passMs(changed) <= limits.passMs) return [...changed];
  return changed.map((step, index) => {
    const old = before[index];
    return old ? withTimes(step, old.duration, old.transition ?? 0) : step;
  });
}
