import { useSortable } from '@dnd-kit/sortable';
import { GripVertical } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Step } from '#shared/program/Program';
import { iconProps } from '../../controls/IconButton';
import { stepsWords } from '../../words/inspector/stepsWords';
import type { LoopMark } from './loopSpan';
import { StepCells } from './StepCells';
import controls from './RowControls.module.css';
import styles from './StepRow.module.css';
import type { OnEdit } from './useStepEditing';

interface StepRowProps {
  /** The key of the row, which stays the same while it is moved. */
  readonly rowKey: string;
  readonly step: Step;
  readonly index: number;
  readonly isLast: boolean;
  readonly mark: LoopMark;
  /** Shown at the start of the loop's bracket. */
  readonly atBracket: ReactNode;
  readonly isFixed: boolean;
  readonly palette: () => readonly string[];
  readonly onEdit: OnEdit;
}

/** A row that can be dragged by its handle. Only this shell re-renders while rows move. */
export function StepRow({
  rowKey,
  step,
  index,
  isLast,
  mark,
  atBracket,
  isFixed,
  palette,
  onEdit,
}: StepRowProps) {
  const sortable = useSortable({
    id: rowKey,
    disabled: isFixed,
    attributes: { roleDescription: stepsWords.drag.role },
  });
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } =
    sortable;
  return (
    <li
      ref={setNodeRef}
      className={styles['row']}
      data-loop={mark}
      data-dragging={isDragging}
      style={{
        // Rows move up and down only.
        transform: transform ? `translateY(${Math.round(transform.y)}px)` : undefined,
        transition,
      }}
    >
      {atBracket}
      <button
        ref={setActivatorNodeRef}
        {...attributes}
        {...listeners}
        type="button"
        className={controls['grip']}
        disabled={isFixed}
        aria-label={stepsWords.step.grip(step.id)}
      >
        <GripVertical {...iconProps} />
      </button>
      <StepCells
        step={step}
        index={index}
        isLast={isLast}
        isLooped={mark !== 'none'}
        isFixed={isFixed}
        palette={palette}
        onEdit={onEdit}
      />
    </li>
  );
}
