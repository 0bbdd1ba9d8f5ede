import { useCallback, useRef, useState } from 'react';
import { routes } from '#shared/api/contract';
import type { Program } from '#shared/program/schema';
import { useStates, useWindowStore } from '../../store/WindowStoreContext';
import { programInHand } from './hand';
import type { Refusal } from './refusal';
import { editProgram, type StepEdit } from './stepEdits';

/** Makes a change at once, or says why not. It is the same function all the time. */
export type OnEdit = (edit: StepEdit) => Refusal | undefined;

/** The program in hand with what was changed by hand, and the way to change it. */
export interface StepEditing {
  /** None while the test pattern shows. */
  readonly program: Program | undefined;
  readonly edit: OnEdit;
  /** Why the last change was not made. */
  readonly refusal: Refusal | undefined;
  /** Says why something cannot be that never became a change. */
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
  const inHand = useStates(programInHand);
  const [asked, setAsked] = useState<Program | undefined>(undefined);
  const latest = useRef<Program | undefined>(undefined);
  const [refused, setRefused] = useState<{ readonly refusal: Refusal; readonly of: Program } | undefined>();

  const edit = useCallback<OnEdit>(
    (change) => {
      const state = store.getState();
      const base = latest.current ?? (state.phase === 'ready' ? programInHand(state.states) : undefined);
      if (!base) return 'gone';
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
    [store],
  );

  const program = asked ?? inHand;
  const refuse = useCallback(
    (refusal: Refusal) => setRefused(program && { refusal, of: program }),
    [program],
  );
  const forgetRefusal = useCallback(() => setRefused(undefined), []);
  // A refusal is about what was on show then.
  const refusal = refused?.of === program ? refused?.refusal : undefined;
  return { program, edit, refusal, refuse, forgetRefusal };
}
