import { useCallback, useRef, useState, createContext, useContext } from 'react';
import { routes } from '#shared/api/contract';
import type { Program } from '#shared/program/Program';
import { useStates, useWindowStore } from '../../store/WindowStoreContext';
import { editProgram, type StepEdit } from './editProgram';
import { areStepsReadOnly, programInSteps } from './stepsPhase';
import type { Refusal } from './refusal';

/** Makes a change at once, or says why not. It is the same function all the time. What can only be looked at is not changed. */
export type OnEdit = (edit: StepEdit) => Refusal | undefined;

/** The program of the tab with what was changed by hand, and the way to change it. */
export interface StepEditing {
  /** None while the test pattern shows. */
  readonly program: Program | undefined;
  readonly edit: OnEdit;
  /** Why the last change was not made. */
  readonly refusal: Refusal | undefined;
  /** Says why something cannot be that never became a change. It is the same function all the time. */
  readonly refuse: (refusal: Refusal) => void;
  /** It has been read, or is put right. */
  readonly forgetRefusal: () => void;
}

/**
 * Editing by hand. A change shows before the app has heard of it, and the next one starts from there, so that none is lost
 * when they come fast. If the app will not have it, what was there is there again.
 */
export function useStepEditing(): StepEditing {
  const store = useWindowStore();
  const inSteps = useStates(programInSteps);
  const [asked, setAsked] = useState<Program | undefined>(undefined);
  const latest = useRef<Program | undefined>(undefined);
  const [refused, setRefused] = useState<{ readonly refusal: Refusal; readonly of: Program } | undefined>();

  const present = useCallback(() => {
    const state = store.getState();
    return latest.current ?? (state.phase === 'ready' ? programInSteps(state.states) : undefined);
  }, [store]);

  const edit = useCallback<OnEdit>(
    (change) => {
      const base = present();
      // Menus and pickers lie outside of what is switched off meanwhile, and a field is left after it was.
      if (!base || areStepsReadOnly(store.getState())) return 'gone';
      const edited = editProgram(base, change);
      setRefused(edited.ok ? undefined : { refusal: edited.refusal, of: base });
      if (!edited.ok) return edited.refusal;
      const { program } = edited;
      if (program === base) return undefined;
      latest.current = program;
      setAsked(program);
      void store.ask(routes.conversation.edit, { program }).finally(() => {
        if (latest.current !== program) return;
        latest.current = undefined;
        setAsked(undefined);
      });
      return undefined;
    },
    [store, present],
  );

  const refuse = useCallback(
    (refusal: Refusal) => {
      const of = present();
      setRefused(of && { refusal, of });
    },
    [present],
  );
  const forgetRefusal = useCallback(() => setRefused(undefined), []);
  const program = asked ?? inSteps;
  // A refusal is about what was on show then.
  const refusal = refused?.of === program ? refused?.refusal : undefined;
  return { program, edit, refusal, refuse, forgetRefusal };
}

const RefusalContext = createContext<(refusal: Refusal) => void>(() => undefined);

/** Says why something that was entered cannot be: given by the tab, at whose head it stands. */
export const RefusalProvider = RefusalContext.Provider;

/** The way to say why something that was entered cannot be. */
export function useRefuse(): (refusal: Refusal) => void {
  return useContext(RefusalContext);
}
