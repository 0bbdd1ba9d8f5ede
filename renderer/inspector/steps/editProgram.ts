import { formatProgram } from '#shared/program/formatProgram';
import { programSchema, type Loop, type Program, type Step } from '#shared/program/Program';
import { oneLine } from '#shared/program/text';
import { withLayerEdit, type LayerEdit } from './withLayerEdit';
import { refusalOf, type Refusal } from './refusal';
import {
  duplicateStep,
  addStepAfter,
  setLoop,
  moveStep,
  removeStep,
  type EditedSteps,
} from './sequenceEdits';

/** A change of a program by hand. Steps are identified by id; a layer with id `null` belongs to the ending. */
export type StepEdit =
  | { readonly kind: 'name'; readonly name: string }
  | { readonly kind: 'rename'; readonly id: string; readonly to: string }
  /** `to`: its new row. */
  | { readonly kind: 'move'; readonly id: string; readonly to: number }
  | { readonly kind: 'duplicate' | 'add-after' | 'delete'; readonly id: string }
  /** `null`: the step stays forever. */
  | { readonly kind: 'duration'; readonly id: string; readonly ms: number | null }
  | { readonly kind: 'transition'; readonly id: string; readonly ms: number }
  | { readonly kind: 'loop'; readonly loop: Loop | null }
  | { readonly kind: 'ending'; readonly isPresent: boolean }
  | { readonly kind: 'layer'; readonly id: string | null; readonly change: LayerEdit };

/** The changed program (the same object if nothing changed), or why the change is refused. */
export type EditProgramResult =
  | { readonly ok: true; readonly program: Program }
  | { readonly ok: false; readonly refusal: Refusal };

/** Applies a change. The result is always a valid program. */
export function editProgram(program: Program, edit: StepEdit): EditProgramResult {
  const draft = applyStepEdit(program, edit);
  if (!draft) return { ok: false, refusal: 'gone' };
  const parsed = programSchema.safeParse(draft);
  if (!parsed.success) return { ok: false, refusal: refusalOf(parsed.error.issues[0]) };
  const isSame = formatProgram(parsed.data) === formatProgram(program);
  return { ok: true, program: isSame ? program : parsed.data };
}

/** Applies the change without validation; undefined if the step no longer exists. */
function applyStepEdit(program: Program, edit: StepEdit): object | undefined {
  switch (edit.kind) {
    case 'name':
      return { ...program, name: oneLine(edit.name) };
    case 'loop':
      return withSequence(program, setLoop(program, edit.loop));
    case 'ending':
      return withEnding(program, edit.isPresent ? { type: 'off' } : undefined);
    case 'layer':
      if (edit.id !== null) break;
      return (
        program.on_complete && withEnding(program, withLayerEdit(program.on_complete.command, edit.change))
      );
    default:
      break;
  }
  const at = program.steps.findIndex(({ id }) => id === edit.id);
  const step = program.steps[at];
  return step && withStepEdit(program, edit, step, at);
}

type SingleStepEdit = Exclude<StepEdit, { readonly kind: 'name' | 'loop' | 'ending' }>;

function withStepEdit(program: Program, edit: SingleStepEdit, step: Step, at: number): object {
  const inPlace = (changed: object) => ({
    ...program,
    steps: program.steps.map((each) => (each === step ? changed : each)),
  });
  switch (edit.kind) {
    case 'rename':
      return renameStep(program, at, oneLine(edit.to));
    case 'move':
      return withSequence(program, moveStep(program, at, edit.to));
    case 'duplicate':
      return withSequence(program, duplicateStep(program, at));
    case 'add-after':
      return withSequence(program, addStepAfter(program, at));
    case 'delete':
      return withSequence(program, removeStep(program, at));
    case 'duration':
      return inPlace(withDuration(step, edit.ms));
    case 'transition':
      return inPlace(withTransition(step, edit.ms));
    case 'layer':
      return inPlace({ ...step, command: withLayerEdit(step.command, edit.change) });
  }
}

/** Renames a step, also in the loop if it starts or ends there. */
function renameStep(program: Program, at: number, to: string): object {
  const { steps, loop } = program;
  const renamedSteps = steps.map((step, index) => (index === at ? { ...step, id: to } : step));
  if (!loop) return { ...program, steps: renamedSteps };
  const renamed = (id: string) => (id === steps[at]?.id ? to : id);
  const renamedLoop = { ...loop, start_step: renamed(loop.start_step), end_step: renamed(loop.end_step) };
  return { ...program, steps: renamedSteps, loop: renamedLoop };
}

/** Sets the duration and shortens the cross-fade if necessary. */
function withDuration({ transition, ...step }: Step, ms: number | null): object {
  const duration = ms === null ? null : Math.round(ms);
  const fade = Math.min(transition ?? 0, duration ?? Infinity);
  return { ...step, duration, ...(transition !== undefined && { transition: fade }) };
}

function withTransition({ id, command, duration }: Step, ms: number): object {
  const transition = Math.round(ms);
  return { id, command, duration, ...(transition !== 0 && { transition }) };
}

function withSequence({ name, on_complete }: Program, { steps, loop }: EditedSteps): object {
  return { name, steps, ...(loop && { loop }), ...(on_complete && { on_complete }) };
}

function withEnding({ name, steps, loop }: Program, command: unknown): object {
  return { name, steps, ...(loop && { loop }), ...(command !== undefined && { on_complete: { command } }) };
}
