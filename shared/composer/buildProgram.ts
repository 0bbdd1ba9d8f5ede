import { calmSpeedMs } from '../animation/flashes/pace';
import { applyEdit } from '../program/edit/applyEdit';
import type { Operation } from '../program/edit/operation';
import { withSpeeds } from '../program/commandEdits';
import { limits } from '../program/limits';
import { programSchema, type Program, type Step } from '../program/schema';
import { clip } from '../program/text';
import type { Act } from './Act';

/** No step of a composed program is shorter than this, so that none of them flashes. */
const leastStepMs = 350;

/** An act as a program, changed by what else the wish says, and calm enough for any eye. */
export function buildProgram(
  { name, steps, loopCount, loopFrom, ending }: Act,
  operations: readonly Operation[],
): Program {
  const program = programSchema.parse({
    name: clip(name, limits.nameLength),
    steps,
    ...(loopCount !== undefined && {
      loop: { count: loopCount, start_step: loopFrom ?? steps[0]?.id, end_step: steps.at(-1)?.id },
    }),
    ...(ending && { on_complete: { command: ending } }),
  });
  return operations.length === 0 ? program : calmed(applyEdit(program, operations).program, program);
}

/** What the changes made faster than light should turn is slowed to that again; what was so before stays. */
export function calmed(program: Program, before: Program): Program {
  const steps = program.steps.map((step, index) => calmStep(step, before.steps[index]));
  return programSchema.parse({ ...program, steps });
}

function calmStep(step: Step, before: Step | undefined): unknown {
  const command = withSpeeds(step.command, (speed, pattern) =>
    Math.max(speed, Math.ceil(calmSpeedMs(pattern) * 1.25)),
  );
  const least = Math.min(leastStepMs, before?.duration ?? leastStepMs);
  return { ...step, command, ...(step.duration !== null && { duration: Math.max(step.duration, least) }) };
}
