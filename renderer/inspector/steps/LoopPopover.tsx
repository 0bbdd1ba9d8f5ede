import { useState, type ReactElement } from 'react';
import { limits } from '#shared/program/limits';
import type { Loop } from '#shared/program/Program';
import { Button } from '../../controls/Button';
import { SelectField } from '../../controls/SelectField';
import { PopoverBox, PopoverClose } from '../../controls/PopoverBox';
import { SegmentedControl } from '../../controls/SegmentedControl';
import { TextField } from '../../controls/TextField';
import { stepsWords } from '../../words/inspector/stepsWords';
import styles from './LoopPopover.module.css';
import type { Refusal } from './refusal';
import type { OnEdit } from './useStepEditing';

interface LoopPopoverProps {
  readonly trigger: ReactElement;
  readonly loop: Loop;
  /** The ids of all steps. */
  readonly ids: readonly string[];
  readonly onEdit: OnEdit;
}

const firstCount = 3;
const modes = ['endless', 'counted'] as const;

/** Edits which steps repeat, and how often. */
export function LoopPopover({ trigger, loop, ids, onEdit }: LoopPopoverProps) {
  const [refusal, setRefusal] = useState<Refusal | undefined>(undefined);
  const text = stepsWords.loop;
  const steps = ids.map((id) => ({ value: id, label: id }));
  const change = (changes: Partial<Loop>) => onEdit({ kind: 'loop', loop: { ...loop, ...changes } });
  return (
    <PopoverBox trigger={trigger} label={text.title} align="start">
      <div className={styles['box']}>
        <SegmentedControl
          label={text.howOften}
          value={loop.count === 0 ? 'endless' : 'counted'}
          options={modes.map((mode) => ({ value: mode, label: text[mode] }))}
          onChoose={(mode) => {
            if (mode === 'endless') change({ count: 0 });
            else if (loop.count === 0) change({ count: firstCount });
          }}
        />
        {loop.count > 0 && (
          <TextField
            label={text.times}
            value={String(loop.count)}
            inputMode="numeric"
            error={refusal && stepsWords.refusal(refusal)}
            onType={() => setRefusal(undefined)}
            maxLength={String(limits.loopCount).length}
            onEnter={(typed) => {
              setRefusal(change({ count: /^\s*[1-9]\d*\s*$/.test(typed) ? Number(typed) : -1 }));
            }}
          />
        )}
        <div className={styles['ends']}>
          <SelectField
            label={text.from}
            value={loop.start_step}
            options={steps}
            onChoose={(id) => change({ start_step: id })}
          />
          <SelectField
            label={text.to}
            value={loop.end_step}
            options={steps}
            onChoose={(id) => change({ end_step: id })}
          />
        </div>
        <PopoverClose asChild>
          <Button look="plain" onPress={() => onEdit({ kind: 'loop', loop: null })}>
            {text.remove}
          </Button>
        </PopoverClose>
      </div>
    </PopoverBox>
  );
}
