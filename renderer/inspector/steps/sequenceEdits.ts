import { breathing } from '#shared/program/commands';
import { defaultDurationMs } from '#shared/program/limits';
import type { Loop, Program, Step } from '#shared/program/Program';
import { endLastStep, freshId } from '#shared/program/freshId';
import { commandColors } from '../../film/commandColors';
import { loopOver, spanAfterRemove, loopSpanOf, spanAfterInsert, type LoopSpan } from './loopSpan';

/** Changes the order and number of steps. The loop covers rows, so a moved step enters or leaves it. */

/** Steps and loop before validation. */
export interface EditedSteps {
  readonly steps: readonly Step[];
  readonly loop?: Loop | undefined;
}

const addedCycleMs = 4000;
const addedFadeMs = 500;

/** Moves a step from row `from` to row `to`. If the last step stays forever, the new last step does. */
export function moveStep({ steps, loop }: Program, from: number, to: number): EditedSteps {
  const step = steps[from];
  if (!step) return { steps, loop };
  const reordered = keepLastStaying(steps.toSpliced(from, 1).toSpliced(to, 0, step), steps.at(-1));
  return { steps: reordered, loop: loop && loopOver(reordered, loop, loopSpanOf(steps, loop)) };
}

/** A staying step that is no longer last takes the duration of the new last one. */
function keepLastStaying(reordered: readonly Step[], stayed: Step | undefined): readonly Step[] {
  const last = reordered.at(-1);
  if (!last || !stayed || stayed.duration !== null || stayed === last) return reordered;
  return reordered.map((step) => {
    if (step === stayed) return endLastStep(step, last.duration ?? defaultDurationMs);
    return step === last ? { ...step, duration: null } : step;
  });
}

/** Duplicates a step, right after it. */
export function duplicateStep(program: Program, at: number): EditedSteps {
  const step = program.steps[at];
  return step ? insertAfter(program, at, step) : program;
}

/** Adds a new step after row `at`, in the leading colour of that row. */
export function addStepAfter(program: Program, at: number): EditedSteps {
  const before = program.steps[at];
  const color = before && commandColors(before.command)[0];
  const command = breathing(color ?? '#FFD6A0', addedCycleMs);
  const added = { id: command.name, command, duration: defaultDurationMs, transition: addedFadeMs };
  return insertAfter(program, at, added);
}

function insertAfter({ steps, loop }: Program, at: number, step: Step): EditedSteps {
  const added = { ...step, id: freshId(step.id, new Set(steps.map(({ id }) => id))) };
  const longer = steps
    .map((each, index) => (index === at ? endLastStep(each, defaultDurationMs) : each))
    .toSpliced(at + 1, 0, added);
  return withMovedLoop(longer, steps, loop, (span) => spanAfterInsert(span, at));
}

/** Removes the step in row `at`. A loop over it alone is removed too. */
export function removeStep({ steps, loop }: Program, at: number): EditedSteps {
  return withMovedLoop(steps.toSpliced(at, 1), steps, loop, (span) => spanAfterRemove(span, at));
}

/** Sets the loop; a staying last step gets a duration if it is in the loop. `null` removes the loop. */
export function setLoop({ steps }: Program, loop: Loop | null): EditedSteps {
  if (!loop) return { steps };
  const span = loopSpanOf(steps, loop);
  return {
    steps: steps.map((step, index) => (index === span.last ? endLastStep(step, defaultDurationMs) : step)),
    loop: loopOver(steps, loop, span),
  };
}

function withMovedLoop(
  steps: readonly Step[],
  before: readonly Step[],
  loop: Loop | undefined,
  change: (span: LoopSpan) => LoopSpan,
): EditedSteps {
  return { steps, loop: loop && loopOver(steps, loop, change(loopSpanOf(before, loop))) };
}
