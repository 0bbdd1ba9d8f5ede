import { calmSpeedMs } from '../animation/flashes/turnRates';
import { applyEdit } from '../program/edit/applyEdit';
import type { Operation } from '../program/edit/Operation';
import { layersOf, speedOf, withSpeeds } from '../program/commandEdits';
import { limits } from '../program/limits';
import { programSchema, type Pattern, type Program, type Step } from '../program/Program';
import { clip } from '../program/text';
import type { Act } from './Act';
import { fitted } from './fitted';
import { merged } from './merged';

/** No step of a composed program is shorter than this, so that none of them flashes. */
const leastStepMs = 350;

/** Acts that were proven sound, by their steps: a scene is the same every time. */
const proven = new WeakMap<readonly Step[], { readonly act: Act; readonly program: Program }>();

/** An act as a program, changed by what else the wish says, and calm enough for any eye. */
export function buildProgram(act: Act, operations: readonly Operation[]): Program {
  const program = named(provenProgram(act), clip(act.name, limits.nameLength));
  return operations.length === 0 ? program : calmed(applyEdit(program, merged(operations)).program, program);
}

function provenProgram(act: Act): Program {
  const before = proven.get(act.steps);
  const isSame =
    before?.act.loopCount === act.loopCount &&
    before?.act.loopFrom === act.loopFrom &&
    before?.act.loopTo === act.loopTo &&
    before?.act.ending === act.ending;
  if (before && isSame) return before.program;
  const { name, steps, loopCount, loopFrom, loopTo, ending } = fitted(act);
  const frame = programSchema.parse({
    name: clip(name, limits.nameLength),
    steps: steps.map((each) => ({ ...each, command: { type: 'off' } })),
    ...(loopCount !== undefined && {
      loop: { count: loopCount, start_step: loopFrom ?? steps[0]?.id, end_step: loopTo ?? steps.at(-1)?.id },
    }),
  });
  // The commands are the composer's own and typed: only what binds the steps together needs a proof.
  const program: Program = {
    ...frame,
    steps: frame.steps.map((each, index) => ({ ...each, command: steps[index]?.command ?? each.command })),
    ...(ending && { on_complete: { command: ending } }),
  };
  proven.set(act.steps, { act, program });
  return program;
}

/** A program as the act that it came from. */
export function actOf({ name, steps, loop, on_complete }: Program): Act {
  return {
    name,
    steps,
    ...(loop && { loopCount: loop.count, loopFrom: loop.start_step }),
    ...(loop && loop.end_step !== steps.at(-1)?.id && { loopTo: loop.end_step }),
    ...(on_complete && { ending: on_complete.command }),
  };
}

/** What the changes made faster than light should turn is slowed to that again; what was so before stays. */
export function calmed(program: Program, before: Program): Program {
  const steps = program.steps.map((step, index) => calmStep(step, before.steps[index]));
  return steps.every((step, index) => step === program.steps[index])
    ? program
    : programSchema.parse({ ...program, steps });
}

function named(program: Program, name: string): Program {
  return program.name === name ? program : { ...program, name };
}

function calmStep(step: Step, before: Step | undefined): unknown {
  const isHasty = layersOf(step.command).some(
    ({ layer }) => layer.type === 'pattern' && (speedOf(layer) ?? Infinity) < calmSpeed(layer),
  );
  const least = Math.min(leastStepMs, before?.duration ?? leastStepMs);
  if (!isHasty && (step.duration === null || step.duration >= least)) return step;
  const command = withSpeeds(step.command, (speed, pattern) => Math.max(speed, calmSpeed(pattern)));
  return { ...step, command, ...(step.duration !== null && { duration: Math.max(step.duration, least) }) };
}

function calmSpeed(pattern: Pattern): number {
  return Math.ceil(calmSpeedMs(pattern) * 1.25);
}
