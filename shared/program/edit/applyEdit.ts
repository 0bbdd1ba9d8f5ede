import { programSchema, type Command, type Element, type Program } from '../Program';
import { mapLayers } from '../commandEdits';
import { changeWords } from './changeWords';
import { recoloringFor } from './recoloringFor';
import type { Operation } from './Operation';
import { addStep, overlaySteps, removeTarget, repeatSteps, reverseSteps, swapColors } from './stepEdits';
import { changeColors, changePatterns, isTouched, type StepOrEnding } from './editTarget';
import {
  setCycles,
  setCrossFades,
  setDurations,
  changePace,
  stretchDurations,
  setTotalDuration,
  type StepDraft,
} from './timeEdits';

/** One change made by an edit: its operation, and a description of the result. */
export interface EditChange {
  readonly operation: Operation;
  readonly words: string;
}

export interface EditResult {
  readonly program: Program;
  /** Operations that changed nothing have no entry. */
  readonly changes: readonly EditChange[];
}

/**
 * Applies operations one after the other, and describes what each changed. Pure; the result is always a valid
 * program. To undo a single change, apply the operations without its own.
 */
export function applyEdit(program: Program, operations: readonly Operation[]): EditResult {
  const changes: EditChange[] = [];
  let edited = program;
  for (const operation of operations) {
    const proved = programSchema.safeParse(operated(edited, operation));
    // An operation that breaks a limit (a 65th step, a pass of more than a day) is skipped.
    const after = proved.success ? proved.data : edited;
    if (JSON.stringify(after) === JSON.stringify(edited)) continue;
    changes.push(changeOf(operation, edited, after));
    edited = after;
  }
  return { program: edited, changes };
}

/** The words are computed when read: for a large program they take longer than the edit. */
function changeOf(operation: Operation, before: Program, after: Program): EditChange {
  return {
    operation,
    get words() {
      return changeWords(operation, before, after);
    },
  };
}

/** The program after an operation, to be validated by the schema; undefined if it cannot be applied. */
function operated(program: Program, operation: Operation): unknown {
  const { target } = operation;
  switch (operation.kind) {
    case 'pace':
      return withSteps(program, changePace(program, operation));
    case 'cycle':
      return withSteps(program, setCycles(program, operation));
    case 'light':
    case 'vividness':
    case 'warmth':
    case 'recolor':
    case 'exchange':
    case 'tint': {
      const recolor = recoloringFor(program, operation);
      return mapCommands(program, (step) => changeColors(step, target, recolor));
    }
    case 'density':
      return withDensity(program, operation, (density) => density * operation.times);
    case 'set-density':
      return withDensity(program, operation, () => operation.density);
    case 'swap-colors':
      return mapCommands(program, (step) => changePatterns(step, target, swapColors));
    case 'reverse':
      return withSequence(program, reverseSteps(program));
    case 'repeat':
      return withSequence(program, repeatSteps(program, operation.count));
    case 'remove':
      return withSequence(program, removeTarget(program, target));
    case 'add-step':
      return withSequence(program, addStep(program, operation));
    case 'overlay':
      return withSteps(program, overlaySteps(program, operation));
    case 'hold':
      return withSteps(program, setDurations(program, operation));
    case 'stretch':
      return withSteps(
        program,
        stretchDurations(program, (ms) => ms * operation.times, target),
      );
    case 'lengthen':
      return withSteps(
        program,
        stretchDurations(program, (ms) => ms + operation.ms, target),
      );
    case 'total':
      return withSteps(program, setTotalDuration(program, operation));
    case 'fade':
      return withSteps(
        program,
        setCrossFades(program, ({ duration }) => Math.min(operation.ms, (duration ?? Infinity) / 2), target),
      );
    case 'fade-times':
      return withSteps(
        program,
        setCrossFades(program, ({ transition = 0 }) => transition * operation.times, target),
      );
    case 'write':
      return mapCommands(program, (step) =>
        isTouched(target, step) ? withText(step.command, operation.content) : step.command,
      );
  }
}

function withSteps(program: Program, steps: readonly StepDraft[]): unknown {
  return { ...program, steps };
}

/** Builds the program with its keys in canonical order: `loop` before `on_complete`. */
function withSequence({ name, on_complete }: Program, sequence: ReturnType<typeof removeTarget>): unknown {
  if (!sequence) return undefined;
  const { steps, loop } = sequence;
  return { name, steps, ...(loop && { loop }), ...(on_complete && { on_complete }) };
}

/** A program with every command changed, including `on_complete`. */
function mapCommands(program: Program, change: (step: StepOrEnding) => unknown): unknown {
  const { steps, on_complete } = program;
  return {
    ...program,
    steps: steps.map((step) => ({ ...step, command: change(step) })),
    ...(on_complete && { on_complete: { command: change(on_complete) } }),
  };
}

function withDensity(program: Program, { target }: Operation, change: (density: number) => number): unknown {
  return mapCommands(program, (step) =>
    changePatterns(step, target, (pattern) => {
      if (!('density' in pattern.params)) return pattern;
      const { density } = pattern.params;
      const percent = Math.round(change(density) * 100);
      // At least one hundredth, so that “a bit more” always has an effect.
      const changed =
        percent === Math.round(density * 100) ? percent + Math.sign(change(density) - density) : percent;
      return {
        ...pattern,
        params: { ...pattern.params, density: Math.min(Math.max(changed, 1), 100) / 100 },
      };
    }),
  );
}

function withText(command: Command, content: string): unknown {
  const rewritten = (element: Element) => (element.type === 'text' ? { ...element, content } : element);
  return mapLayers(command, (layer) =>
    layer.type === 'render' ? { ...layer, elements: layer.elements.map(rewritten) } : layer,
  );
}
