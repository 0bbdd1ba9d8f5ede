import { limits } from '../limits';
import { speedOf } from '../commandEdits';
import { passMs } from '../passMs';
import type { Pattern, Program, Step } from '../Program';
import type { OperationOf, Target } from './Operation';
import { changePatterns, isTouched, isWhole } from './editTarget';

/** A step in the making: the schema makes sure of it when the program is put together again. */
export type StepDraft = Omit<Step, 'command'> & { readonly command: unknown };

/** Times of a minute and longer were stated by a person: they stay at any pace. */
const statedMs = 60_000;

/** A flash is meant to be short. */
const flashMs = 600;

/** Cycles, durations and cross-fades, all so many times as long. */
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

/** Every cycle that is meant takes `ms`. */
export function setCycles({ steps }: Program, { ms, target }: OperationOf<'cycle'>): StepDraft[] {
  return steps.map((step) => ({
    ...step,
    command: changePatterns(step, target, (pattern) => withSpeed(pattern, () => ms)),
  }));
}

/** Steps last `ms`. The one that stays for ever does so, unless it is named. */
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

/** Steps last longer or shorter, at the same pace. */
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

/** One pass lasts `ms`, shared out as before. */
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
      // From border to border, so that the rounding does not add up.
      const [from, to] = [Math.round(start * times), Math.round((start + duration) * times)];
      start += duration;
      return withTimes(step, wholeMs(to - from), times < 1 ? Math.round(transition * times) : transition);
    }),
    steps,
  );
}

/** Cross-fades of a given length, at most half of each step unless it asks for all of it. */
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

/** A short flash keeps its length, too, unless it is what is meant. */
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

/** A step with its times; a cross-fade of nothing is none, and none is longer than its step. */
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

/** Steps that grew past the 24 hours of a pass stay as they were. */
function withinADay(changed: readonly StepDraft[], before: readonly Step[]): StepDraft[] {
  if (passMs(changed) <= limits.passMs) return [...changed];
  return changed.map((step, index) => {
    const old = before[index];
    return old ? withTimes(step, old.duration, old.transition ?? 0) : step;
  });
}
