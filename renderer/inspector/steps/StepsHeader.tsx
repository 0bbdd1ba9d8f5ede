import { Redo2, Undo2 } from 'lucide-react';
import { scheduleOf } from '#shared/animation/Schedule';
import { routes } from '#shared/api/contract';
import { limits } from '#shared/program/limits';
import type { Program } from '#shared/program/Program';
import { IconButton } from '../../controls/IconButton';
import { openVersionHistory } from '../../store/selectors';
import { useStates, useWindowStore } from '../../store/WindowStoreContext';
import { formatSeconds, formatDuration } from '../../words/formats';
import { stepsWords } from '../../words/inspector/stepsWords';
import { hasEnd } from './EndingRow';
import { InlineTextField } from './InlineTextField';
import type { Refusal } from './refusal';
import styles from './StepsTab.module.css';
import type { OnEdit } from './useStepEditing';

interface StepsHeaderProps {
  readonly program: Program;
  readonly isReadOnly: boolean;
  /** Why the last change was refused; shown in place of the summary. */
  readonly refusal: Refusal | undefined;
  readonly onEdit: OnEdit;
}

/** The program's name and length, with undo and redo. */
export function StepsHeader({ program, isReadOnly, refusal, onEdit }: StepsHeaderProps) {
  const { ask } = useWindowStore();
  const canUndo = useStates((states) => openVersionHistory(states).past.length > 0);
  const canRedo = useStates((states) => openVersionHistory(states).future.length > 0);
  return (
    <header className={styles['head']}>
      <fieldset className={styles['plain']} disabled={isReadOnly}>
        <InlineTextField
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
    ...(passMs > 0 ? [passMs < 60_000 ? formatSeconds(passMs) : formatDuration(passMs)] : []),
    ...(hasEnd(program) ? [] : [stepsWords.endless]),
  ].join(' · ');
}
