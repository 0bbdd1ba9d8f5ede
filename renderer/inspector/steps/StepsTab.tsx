import { Flag, Plus, Repeat } from 'lucide-react';
import { useCallback, useRef, useState } from 'react';
import { routes } from '#shared/api/contract';
import { colorsOf } from '#shared/program/commandEdits';
import type { Program } from '#shared/program/Program';
import { Button } from '../../controls/Button';
import { iconProps } from '../../controls/IconButton';
import { useStates, useWindowState, useWindowStore } from '../../store/WindowStoreContext';
import { stepsWords } from '../../words/inspector/stepsWords';
import { EndingRow, hasEnd } from './EndingRow';
import { FocusKeeper } from './FocusKeeper';
import { RefusalProvider, useStepEditing, type OnEdit } from './useStepEditing';
import { StepList } from './StepList';
import { StepsHeader } from './StepsHeader';
import { areStepsReadOnly, programInSteps, stepsPhase } from './stepsPhase';
import styles from './StepsTab.module.css';

/** The program on show, step by step, for editing by hand. An answer being written is read-only. */
export function StepsTab() {
  const { program, edit, refusal, refuse, clearRefusal } = useStepEditing();
  const tab = useRef<HTMLElement>(null);
  const [focus] = useState(() => new FocusKeeper());
  const onEdit = useCallback<OnEdit>(
    (change) => {
      focus.onChange(tab.current);
      return edit(change);
    },
    [edit, focus],
  );
  const phase = useStates(stepsPhase);
  const isReadOnly = useWindowState(areStepsReadOnly);
  const isLost = useWindowState(({ connection }) => connection.phase !== 'open');
  const palette = usePalette();
  if (!program || phase === 'test') return <TestPattern />;
  const note = isLost ? stepsWords.lost : phase === 'version' ? undefined : stepsWords.note(phase);
  return (
    <RefusalProvider value={refuse}>
      <section
        className={styles['tab']}
        aria-label={stepsWords.label}
        ref={tab}
        onFocus={({ target }) => focus.onFocus(target)}
        onInput={clearRefusal}
        onKeyDownCapture={({ key }) => key === 'Escape' && clearRefusal()}
      >
        <StepsHeader program={program} isReadOnly={isReadOnly} refusal={refusal} onEdit={onEdit} />
        {note !== undefined && <p className={styles['note']}>{note}</p>}
        <fieldset className={styles['body']} disabled={isReadOnly}>
          <StepList program={program} isFixed={isReadOnly} palette={palette} onEdit={onEdit}>
            {program.on_complete && (
              <EndingRow
                command={program.on_complete.command}
                isReached={hasEnd(program)}
                isFixed={isReadOnly}
                palette={palette}
                onEdit={onEdit}
              />
            )}
          </StepList>
          {!isReadOnly && <AddButtons program={program} onEdit={onEdit} />}
        </fieldset>
      </section>
    </RefusalProvider>
  );
}

/** Buttons to add a step, a loop or an ending. */
function AddButtons({ program, onEdit }: { readonly program: Program; readonly onEdit: OnEdit }) {
  const [first, last] = [program.steps[0], program.steps.at(-1)];
  if (!first || !last) return null;
  return (
    <div className={styles['more']}>
      <Button look="plain" onPress={() => onEdit({ kind: 'add-after', id: last.id })}>
        <Plus {...iconProps} />
        {stepsWords.addStep}
      </Button>
      {!program.loop && (
        <Button
          look="plain"
          onPress={() =>
            onEdit({ kind: 'loop', loop: { count: 0, start_step: first.id, end_step: last.id } })
          }
        >
          <Repeat {...iconProps} />
          {stepsWords.loop.add}
        </Button>
      )}
      {!program.on_complete && hasEnd(program) && (
        <Button look="plain" onPress={() => onEdit({ kind: 'ending', isPresent: true })}>
          <Flag {...iconProps} />
          {stepsWords.ending.add}
        </Button>
      )}
    </div>
  );
}

/** The test pattern is not part of a conversation, so it cannot be edited. */
function TestPattern() {
  const { ask } = useWindowStore();
  return (
    <section className={styles['test']} aria-label={stepsWords.label}>
      <h3 className={styles['title']}>{stepsWords.test.title}</h3>
      <p className={styles['summary']}>{stepsWords.test.body}</p>
      <Button onPress={() => void ask(routes.stage.test, { isOn: false })}>{stepsWords.test.end}</Button>
    </section>
  );
}

/** The colours of the program, the most used first. Read when a picker opens, so that rows do not depend on it. */
function usePalette(): () => readonly string[] {
  const { getState } = useWindowStore();
  return useCallback(() => {
    const state = getState();
    const program = state.phase === 'ready' ? programInSteps(state.states) : undefined;
    return program ? paletteOf(program) : [];
  }, [getState]);
}

const maxColors = 18;

function paletteOf({ steps, on_complete }: Program): readonly string[] {
  const uses = new Map<string, number>();
  for (const { command } of on_complete ? [...steps, on_complete] : steps)
    for (const color of colorsOf(command)) uses.set(color, (uses.get(color) ?? 0) + 1);
  return [...uses]
    .toSorted(([, a], [, b]) => b - a)
    .map(([color]) => color)
    .slice(0, maxColors);
}
