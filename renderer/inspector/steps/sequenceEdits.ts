import { breathing } from '#shared/program/commands';
import { defaultDurationMs } from '#shared/program/limits';
import type { Loop, Program, Step } from '#shared/program/schema';
import { ended, freshId } from '#shared/program/stepRow';
import { commandColors } from '../../film/commandColors';
import { loopOver, narrowed, spanOf, widened, type LoopSpan } from './loopSpan';

/** Steps in another order or number. The loop is laid over rows: a step that is moved goes in or out of it, and it stays. */

/** Steps and loop in the making. */
export interface Sequence {
  readonly steps: readonly Step[];
  readonly loop?: Loop | undefined;
}

const addedCycleMs = 4000;
const addedFadeMs = 500;

/** The step in row `from` in row `to`. Where the last step stays for ever, the one that is last then does. */
export function moved({ steps, loop }: Program, from: number, to: number): Sequence {
  const step = steps[from];
  if (!step) return { steps, loop };
  const turned = stayingLast(steps.toSpliced(from, 1).toSpliced(to, 0, step), steps.at(-1));
  return { steps: turned, loop: loop && loopOver(turned, loop, spanOf(steps, loop)) };
}

/** One that stayed and is not last any more takes the time of the one that is. */
function stayingLast(turned: readonly Step[], stayed: Step | undefined): readonly Step[] {
  const last = turned.at(-1);
  if (!last || !stayed || stayed.duration !== null || stayed === last) return turned;
  return turned.map((step) => {
    if (step === stayed) return ended(step, last.duration ?? defaultDurationMs);
    return step === last ? { ...step, duration: null } : step;
  });
}

/** The step once more, behind itself. */
export function duplicated(program: Program, at: number): Sequence {
  const step = program.steps[at];
  return step ? withBehind(program, at, step) : program;
}

/** A new step behind row `at`, in the light of what is shown there. */
export function extended(program: Program, at: number): Sequence {
  const before = program.steps[at];
  const color = before && commandColors(before.command)[0];
  const command = breathing(color ?? '#FFD6A0', addedCycleMs);
  const added = { id: command.name, command, duration: defaultDurationMs, transition: addedFadeMs };
  return withBehind(program, at, added);
}

function withBehind({ steps, loop }: Program, at: number, step: Step): Sequence {
  const added = { ...step, id: freshId(step.id, new Set(steps.map(({ id }) => id))) };
  const longer = steps
    .map((each, index) => (index === at ? ended(each, defaultDurationMs) : each))
    .toSpliced(at + 1, 0, added);
  return relooped(longer, steps, loop, (span) => widened(span, at));
}

/** Without the step in row `at`. A loop over it alone goes with it. */
export function shortened({ steps, loop }: Program, at: number): Sequence {
  return relooped(steps.toSpliced(at, 1), steps, loop, (span) => narrowed(span, at));
}

/** These steps so often; a last one that stayed ends now if it is among them. `null`: each step once. */
export function looped({ steps }: Program, loop: Loop | null): Sequence {
  if (!loop) return { steps };
  const span = spanOf(steps, loop);
  return {
    steps: steps.map((step, index) => (index === span.last ? ended(step, defaultDurationMs) : step)),
    loop: loopOver(steps, loop, span),
  };
}

function relooped(
  steps: readonly Step[],
  before: readonly Step[],
  loop: Loop | undefined,
  change: (span: LoopSpan) => LoopSpan,
): Sequence {
  return { steps, loop: loop && loopOver(steps, loop, change(spanOf(before, loop))) };
}
