import { useCallback, useRef, useState, createContext, useContext } from 'react';
import { routes } from '#shared/api/contract';
import type { Program } from '#shared/program/Program';
import { useStates, useWindowStore } from '../../store/WindowStoreContext';
import { editProgram, type StepEdit } from './editProgram';
import { areStepsReadOnly, programInSteps } from './stepsPhase';
import type { Refusal } from './refusal';

/**
 * Applies a change at once, or returns why it is refused. Stable across renders. Read-only programs are not changed.
 */
export type OnEdit = (edit: StepEdit) => Refusal | undefined;

/** The program of the tab with pending edits, and the functions to edit it. */
export interface StepEditing {
  /** Undefined while the test pattern is shown. */
  readonly program: Program | undefined;
  readonly edit: OnEdit;
  /** Why the last change was refused. */
  readonly refusal: Refusal | undefined;
  /** Reports a refused input that never became a change. Stable across renders. */
  readonly refuse: (refusal: Refusal) => void;
  /** Clears the refusal once it was read or corrected. */
  readonly clearRefusal: () => void;
}

/**
 * Editing by hand. A change is shown before the app confirms it, and the next one builds on it, so that quick changes
 * are not lost. If the app refuses it, the previous program is shown again.
 */
export function useStepEditing(): StepEditing {
  const store = useWindowStore();
  const inSteps = useStates(programInSteps);
  const [pending, setPending] = useState<Program | undefined>(undefined);
  const latest = useRef<Program | undefined>(undefined);
  const [refused, setRefused] = useState<{ readonly refusal: Refusal; readonly of: Program } | undefined>();

  const currentProgram = useCallback(() => {
    const state = store.getState();
    return latest.current ?? (state.phase === 'ready' ? programInSteps(state.states) : undefined);
  }, [store]);

  const edit = useCallback<OnEdit>(
    (change) => {
      const base = currentProgram();
      // Menus and pickers are outside the disabled fieldset, and a field may be left after it was disabled.
      if (!base || areStepsReadOnly(store.getState())) return 'gone';
      const edited = editProgram(base, change);
      setRefused(edited.ok ? undefined : { refusal: edited.refusal, of: base });
      if (!edited.ok) return edited.refusal;
      const { program } = edited;
      if (program === base) return undefined;
      latest.current = program;
      setPending(program);
      void store.ask(routes.conversation.edit, { program }).finally(() => {
        if (latest.current !== program) return;
        latest.current = undefined;
        setPending(undefined);
      });
      return undefined;
    },
    [store, currentProgram],
  );

  const refuse = useCallback(
    (refusal: Refusal) => {
      const of = currentProgram();
      setRefused(of && { refusal, of });
    },
    [currentProgram],
  );
  const clearRefusal = useCallback(() => setRefused(undefined), []);
  const program = pending ?? inSteps;
  // A refusal applies to the program shown at that time.
  const refusal = refused?.of === program ? refused?.refusal : undefined;
  return { program, edit, refusal, refuse, clearRefusal };
}

const RefusalContext = createContext<(refusal: Refusal) => void>(() => undefined);

/** Provides the function that reports refused inputs, which the tab shows in its header. */
export const RefusalProvider = RefusalContext.Provider;

/** The function that reports a refused input. */
export function useRefuse(): (refusal: Refusal) => void {
  return useContext(RefusalContext);
}
