import { defaultDurationMs, limits } from '../limits';
import { speedOf } from '../commandEdits';
import type { Command, Loop, Pattern, Program, Step } from '../Program';
import { endLastStep, freshId } from '../freshId';
import type { OperationOf, Target } from './Operation';
import type { StepDraft } from './timeEdits';
import { isTouched, withoutTarget } from './editTarget';

/** Edited steps and loop, before validation. */
export interface StepSequence {
  readonly steps: readonly StepDraft[];
  readonly loop?: Loop | undefined;
}

/** Reverses the steps. A last step that stays gets a duration, and the new last one stays instead. */
export function reverseSteps({ steps, loop }: Program): StepSequence {
  if (steps.length === 1) return { steps, loop };
  const stays = steps.at(-1)?.duration === null && steps[0]?.id !== loop?.start_step;
  const adjusted = steps.map((step, index) => {
    if (index === steps.length - 1) return endLastStep(step, defaultDurationMs);
    return index === 0 && stays ? { ...step, duration: null } : step;
  });
  return {
    steps: adjusted.toReversed(),
    loop: loop && { ...loop, start_step: loop.end_step, end_step: loop.start_step },
  };
}

/** Repeats the existing loop, or all steps, `count` times. */
export function repeatSteps({ steps, loop }: Program, count: number): StepSequence {
  const last = steps.at(-1);
  if (count === 1 && (!loop || last?.duration === null)) return { steps, loop: undefined };
  const around = loop ?? { start_step: steps[0]?.id ?? '', end_step: last?.id ?? '' };
  const isLastLooped = around.end_step === last?.id;
  return {
    steps: steps.map((step) => (isLastLooped && step === last ? endLastStep(step, defaultDurationMs) : step)),
    loop: { count, start_step: around.start_step, end_step: around.end_step },
  };
}

/** Removes what a target selects; undefined if nothing would be left. */
export function removeTarget({ steps, loop }: Program, target: Target | undefined): StepSequence | undefined {
  const left = steps.flatMap((step) => {
    if (!isTouched(target, step))
      return step.command.type === 'off' && target?.steps?.includes(step.id) ? [] : [step];
    const command = withoutTarget(step, target);
    return command ? [{ ...step, command }] : [];
  });
  if (left.length === 0) return undefined;
  return { steps: left, loop: loop && narrowed(loop, steps, left) };
}

/** The loop over its remaining steps; undefined if none remains. */
function narrowed(loop: Loop, before: readonly Step[], left: readonly StepDraft[]): Loop | undefined {
  const ids = before.map(({ id }) => id);
  const inside = ids.slice(ids.indexOf(loop.start_step), ids.indexOf(loop.end_step) + 1);
  const kept = inside.filter((id) => left.some((step) => step.id === id));
  const [start, end] = [kept[0], kept.at(-1)];
  return start !== undefined && end !== undefined ? { ...loop, start_step: start, end_step: end } : undefined;
}

/** Adds a step, inside the loop if the loop reaches that end; undefined if there are too many steps. */
export function addStep(
  { steps, loop }: Program,
  operation: OperationOf<'add-step'>,
): StepSequence | undefined {
  const { command, at, duration } = operation;
  if (steps.length >= limits.steps) return undefined;
  const [first, last] = [steps[0], steps.at(-1)];
  const added: StepDraft = {
    id: freshId(idOf(command), new Set(steps.map(({ id }) => id))),
    command,
    duration,
  };
  if (at === 'start') {
    const isInLoop = loop !== undefined && loop.start_step === first?.id;
    return { steps: [added, ...steps], loop: isInLoop ? { ...loop, start_step: added.id } : loop };
  }
  const isInLoop = loop !== undefined && loop.end_step === last?.id;
  const before = steps.map((step) => (step === last ? endLastStep(step, defaultDurationMs) : step));
  return { steps: [...before, added], loop: isInLoop ? { ...loop, end_step: added.id } : loop };
}

/** Adds a layer over every selected step that has none yet. */
export function overlaySteps({ steps }: Program, { over, target }: OperationOf<'overlay'>): StepDraft[] {
  return steps.map((step) => {
    const { command } = step;
    const hasOverlay = command.type === 'layers' ? command.over !== undefined : command.type === 'off';
    if (hasOverlay || !isTouched(target, step)) return step;
    const under = command.type === 'layers' ? command : { type: 'layers' as const, front: command };
    return { ...step, command: { ...under, over } };
  });
}

function idOf(command: Command): string {
  if (command.type === 'layers') return idOf(command.front);
  return command.type === 'pattern' ? command.name : command.type === 'off' ? 'dark' : 'picture';
}

/** Exchanges a pattern's main and second colour. */
export function swapColors(pattern: Pattern): unknown {
  const { params } = pattern;
  if ('color2' in params)
    return { ...pattern, params: { ...params, color: params.color2, color2: params.color } };
  if ('bgColor' in params && params.bgColor) {
    return { ...pattern, params: { ...params, color: params.bgColor, bgColor: params.color } };
  }
  return pattern;
}

/** The duration of an added step; a flash is shown once. */
export function addedStepMs(command: Command): number {
  const speed = command.type === 'pattern' ? speedOf(command) : undefined;
  return command.type === 'pattern' && command.name === 'pulse'
    ? Math.max(speed ?? 0, 800)
    : defaultDurationMs;
}
