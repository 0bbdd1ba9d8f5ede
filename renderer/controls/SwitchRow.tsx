import * as Switch from '@radix-ui/react-switch';
import { useId, type ReactNode } from 'react';
import styles from './SwitchRow.module.css';

interface SwitchRowProps {
  readonly label: string;
  /** An explanation below the label. */
  readonly hint?: ReactNode;
  readonly isOn: boolean;
  readonly isDisabled?: boolean;
  readonly onSwitch: (isOn: boolean) => void;
}

/** A labelled switch with an explanation. */
export function SwitchRow({ label, hint, isOn, isDisabled = false, onSwitch }: SwitchRowProps) {
  const id = useId();
  return (
    <div className={styles['row']}>
      <div className={styles['words']}>
        <label className={styles['label']} htmlFor={id}>
          {label}
        </label>
        {hint !== undefined && (
          <p className={styles['hint']} id={`${id}-hint`}>
            {hint}
          </p>
        )}
      </div>
      <Switch.Root
        id={id}
        className={styles['switch']}
        checked={isOn}
        disabled={isDisabled}
        aria-describedby={hint === undefined ? undefined : `${id}-hint`}
        onCheckedChange={onSwitch}
      >
        <Switch.Thumb className={styles['thumb']} />
      </Switch.Root>
    </div>
  );
}
