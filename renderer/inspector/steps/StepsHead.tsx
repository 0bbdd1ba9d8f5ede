import { Redo2, Undo2 } from 'lucide-react';
import { scheduleOf } from '#shared/animation/schedule';
import { routes } from '#shared/api/contract';
import { limits } from '#shared/program/limits';
import type { Program } from '#shared/program/schema';
import { IconButton } from '../../controls/IconButton';
import { versions } from '../../store/selectors';
import { useStates, useWindowStore } from '../../store/WindowStoreContext';
import { seconds, span } from '../../words/format';
import { stepsWords } from '../../words/inspector/steps';
import { hasEnd } from './EndRow';
import { QuietField } from './QuietField';
import type { Refusal } from './refusal';
import styles from './StepsTab.module.css';
import type { OnEdit } from './useStepEditing';

interface StepsHeadProps {
  readonly program: Program;
  readonly isReadOnly: boolean;
  /** Why the last change was not made; it is said in the place of the summary. */
  readonly refusal: Refusal | undefined;
  readonly onEdit: OnEdit;
}

/** The program's name, how long it takes, and the way back. */
export function StepsHead({ program, isReadOnly, refusal, onEdit }: StepsHeadProps) {
  const { ask } = useWindowStore();
  const canUndo = useStates((states) => versions(states).past.length > 0);
  const canRedo = useStates((states) => versions(states).future.length > 0);
  return (
    <header className={styles['head']}>
      <fieldset className={styles['plain']} disabled={isReadOnly}>
        <QuietField
          look="title"
          label={stepsWords.name}
          text={program.name}
          maxLength={limits.nameLength}
          onEnter={(name) => onEdit({ kind: 'name', name })}
        />
      </fieldset>
      {refusal === undefined && <p className={styles['summary']}>{summaryOf(program)}</p>}
      <p className={styles['refusal']} role="status">
        {refusal && stepsWords.refusal(refusal)}
      </p>
      <div className={styles['tools']}>
        <IconButton
          icon={Undo2}
          label={stepsWords.undo}
          isDisabled={!canUndo || isReadOnly}
          onPress={() => void ask(routes.conversation.undo, undefined)}
        />
        <IconButton
          icon={Redo2}
          label={stepsWords.redo}
          isDisabled={!canRedo || isReadOnly}
          onPress={() => void ask(routes.conversation.redo, undefined)}
        />
      </div>
    </header>
  );
}

function summaryOf(program: Program): string {
  const { passMs } = scheduleOf(program);
  return [
    stepsWords.stepCount(program.steps.length),
    ...(passMs > 0 ? [passMs < 60_000 ? seconds(passMs) : span(passMs)] : []),
    ...(hasEnd(program) ? [] : [stepsWords.endless]),
  ].join(' · ');
}
