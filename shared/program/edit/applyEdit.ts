import { programSchema, type Command, type Element, type Program } from '../Program';
import { mapLayers } from '../commandEdits';
import { changeWords } from './changeWords';
import { recoloringFor } from './colorEdits';
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

/** One change an edit made: the operation that made it and what it came to, in words. */
export interface EditChange {
  readonly operation: Operation;
  readonly words: string;
}

export interface EditResult {
  readonly program: Program;
  /** None for an operation that found nothing to change. */
  readonly changes: readonly EditChange[];
}

/**
 * A program with operations applied one after the other, and what each changed, in words. Pure; the result is always a
 * sound program. A change is taken back alone by applying the operations without its own.
 */
export function applyEdit(program: Program, operations: readonly Operation[]): EditResult {
  const changes: EditChange[] = [];
  let edited = program;
  for (const operation of operations) {
    const proved = programSchema.safeParse(operated(edited, operation));
    // What the limits of a program do not allow (a 65th step, a pass of more than a day) is not done.
    const after = proved.success ? proved.data : edited;
    if (JSON.stringify(after) === JSON.stringify(edited)) continue;
    changes.push(changeOf(operation, edited, after));
    edited = after;
  }
  return { program: edited, changes };
}

/** Its words are made when somebody reads them: of a large program they take longer than the edit. */
function changeOf(operation: Operation, before: Program, after: Program): EditChange {
  return {
    operation,
    get words() {
      return changeWords(operation, before, after);
    },
  };
}

/** What an operation makes of a program, for the schema to prove; none where it cannot be done. */
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
      return mapShown(program, (shown) => changeColors(shown, target, recolor));
    }
    case 'density':
      return withDensity(program, operation, (density) => density * operation.times);
    case 'set-density':
      return withDensity(program, operation, () => operation.density);
    case 'swap-colors':
      return mapShown(program, (shown) => changePatterns(shown, target, swapColors));
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
      return mapShown(program, (shown) =>
        isTouched(target, shown) ? withText(shown.command, operation.content) : shown.command,
      );
  }
}

function withSteps(program: Program, steps: readonly StepDraft[]): unknown {
  return { ...program, steps };
}

/** Its own key order: `loop` stands before `on_complete`. */
function withSequence({ name, on_complete }: Program, sequence: ReturnType<typeof removeTarget>): unknown {
  if (!sequence) return undefined;
  const { steps, loop } = sequence;
  return { name, steps, ...(loop && { loop }), ...(on_complete && { on_complete }) };
}

/** Every command of a program changed, the ending's too. */
function mapShown(program: Program, change: (shown: StepOrEnding) => unknown): unknown {
  const { steps, on_complete } = program;
  return {
    ...program,
    steps: steps.map((step) => ({ ...step, command: change(step) })),
    ...(on_complete && { on_complete: { command: change(on_complete) } }),
  };
}

function withDensity(program: Program, { target }: Operation, change: (density: number) => number): unknown {
  return mapShown(program, (shown) =>
    changePatterns(shown, target, (pattern) => {
      if (!('density' in pattern.params)) return pattern;
      const { density } = pattern.params;
      const wanted = Math.round(change(density) * 100);
      // A hundredth at least, so that “a bit more” is never nothing.
      const changed =
        wanted === Math.round(density * 100) ? wanted + Math.sign(change(density) - density) : wanted;
      return {
        ...pattern,
        params: { ...pattern.params, density: Math.min(Math.max(changed, 1), 100) / 100 },
      };
    }),
  );
}

function withText(command: Command, content: string): unknown {
  const written = (element: Element) => (element.type === 'text' ? { ...element, content } : element);
  return mapLayers(command, (layer) =>
    layer.type === 'render' ? { ...layer, elements: layer.elements.map(written) } : layer,
  );
}
