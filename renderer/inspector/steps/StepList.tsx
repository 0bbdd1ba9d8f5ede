import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
  type Announcements,
  type DragEndEvent,
  type UniqueIdentifier,
} from '@dnd-kit/core';
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { useMemo, useRef, useState, type ReactNode } from 'react';
import type { Program } from '#shared/program/Program';
import { stepsWords } from '../../words/inspector/stepsWords';
import { keyedSteps, type KeyedStep } from './keyedSteps';
import { LoopPopover } from './LoopPopover';
import { loopMark, loopSpanOf } from './loopSpan';
import { StepRow } from './StepRow';
import styles from './StepRow.module.css';
import { useMarkedStep } from './useMarkedStep';
import type { OnEdit } from './useStepEditing';

interface StepListProps {
  readonly program: Program;
  /** Read-only; open popovers close. */
  readonly isFixed: boolean;
  readonly palette: () => readonly string[];
  readonly onEdit: OnEdit;
  /** Rows below the steps. */
  readonly children: ReactNode;
}

/** The steps as draggable rows, with the loop's bracket beside them. The step on show is marked. */
export function StepList({ program, isFixed, palette, onEdit, children }: StepListProps) {
  const rows = useRows(program);
  const list = useRef<HTMLOListElement>(null);
  useMarkedStep(list);
  const keys = useMemo(() => rows.map(({ key }) => key), [rows]);
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const { loop, steps } = program;
  const span = loop && loopSpanOf(steps, loop);

  function onDragEnd({ active, over }: DragEndEvent) {
    const moved = rows.find(({ key }) => key === active.id);
    const to = rows.findIndex(({ key }) => key === over?.id);
    if (moved && to >= 0) onEdit({ kind: 'move', id: moved.step.id, to });
  }

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{
        announcements: announcementsOf(rows),
        screenReaderInstructions: { draggable: stepsWords.drag.instructions },
      }}
      onDragEnd={onDragEnd}
    >
      <SortableContext items={keys} strategy={verticalListSortingStrategy} disabled={isFixed}>
        <ol
          ref={list}
          className={styles['list']}
          data-looped={loop !== undefined}
          aria-label={stepsWords.label}
        >
          {rows.map(({ key, step }, index) => (
            <StepRow
              key={key}
              rowKey={key}
              step={step}
              index={index}
              isLast={index === rows.length - 1}
              mark={loopMark(span, index)}
              atBracket={
                loop &&
                index === span?.first && (
                  <LoopPopover
                    key={String(isFixed)}
                    loop={loop}
                    ids={steps.map(({ id }) => id)}
                    onEdit={onEdit}
                    trigger={
                      <button
                        type="button"
                        className={styles['repeatCount']}
                        aria-label={stepsWords.loop.edit(loop)}
                      >
                        {stepsWords.loop.repeatCount(loop)}
                      </button>
                    }
                  />
                )
              }
              isFixed={isFixed}
              palette={palette}
              onEdit={onEdit}
            />
          ))}
          {children}
        </ol>
      </SortableContext>
    </DndContext>
  );
}

/** The program's steps as rows with keys that stay the same across changes. */
function useRows({ steps }: Program): readonly KeyedStep[] {
  const [rows, setRows] = useState(() => keyedSteps([], steps));
  const next = useMemo(() => keyedSteps(rows, steps), [rows, steps]);
  if (next !== rows) setRows(next);
  return next;
}

function announcementsOf(rows: readonly KeyedStep[]): Announcements {
  const text = stepsWords.drag;
  const idOf = (key: UniqueIdentifier) => rows.find((row) => row.key === key)?.step.id ?? '';
  const rowOf = (key: UniqueIdentifier) => rows.findIndex((row) => row.key === key) + 1;
  return {
    onDragStart: ({ active }) => text.picked(idOf(active.id), rowOf(active.id), rows.length),
    onDragOver: ({ active, over }) =>
      over ? text.over(idOf(active.id), rowOf(over.id), rows.length) : undefined,
    onDragEnd: ({ active, over }) =>
      over ? text.dropped(idOf(active.id), rowOf(over.id), rows.length) : text.cancelled(idOf(active.id)),
    onDragCancel: ({ active }) => text.cancelled(idOf(active.id)),
  };
}
