import { breathing } from '#shared/program/commands';
import { defaultDurationMs } from '#shared/program/limits';
import type { Loop, Program, Step } from '#shared/program/Program';
import { endLastStep, freshId } from '#shared/program/stepList';
import { commandColors } from '../../film/commandColors';
import { loopOver, spanAfterRemove, loopSpanOf, spanAfterInsert, type LoopSpan } from './loopSpan';

/** Steps in another order or number. The loop is laid over rows: a step that is moved goes in or out of it, and it stays. */

/** Steps and loop in the making. */
export interface EditedSteps {
  readonly steps: readonly Step[];
  readonly loop?: Loop | undefined;
}

const addedCycleMs = 4000;
const addedFadeMs = 500;

/** The step in row `from` in row `to`. Where the last step stays for ever, the one that is last then does. */
export function moveStep({ steps, loop }: Program, from: number, to: number): EditedSteps {
  const step = steps[from];
  if (!step) return { steps, loop };
  const turned = keepLastStaying(steps.toSpliced(from, 1).toSpliced(to, 0, step), steps.at(-1));
  return { steps: turned, loop: loop && loopOver(turned, loop, loopSpanOf(steps, loop)) };
}

/** One that stayed and is not last any more takes the time of the one that is. */
function keepLastStaying(turned: readonly Step[], stayed: Step | undefined): readonly Step[] {
  const last = turned.at(-1);
  if (!last || !stayed || stayed.duration !== null || stayed === last) return turned;
  return turned.map((step) => {
    if (step === stayed) return endLastStep(step, last.duration ?? defaultDurationMs);
    return step === last ? { ...step, duration: null } : step;
  });
}

/** The step once more, behind itself. */
export function duplicateStep(program: Program, at: number): EditedSteps {
  const step = program.steps[at];
  return step ? insertAfter(program, at, step) : program;
}

/** A new step behind row `at`, in the light of what is shown there. */
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

/** Without the step in row `at`. A loop over it alone goes with it. */
export function removeStep({ steps, loop }: Program, at: number): EditedSteps {
  return withMovedLoop(steps.toSpliced(at, 1), steps, loop, (span) => spanAfterRemove(span, at));
}

/** These steps so often; a last one that stayed ends now if it is among them. `null`: each step once. */
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
