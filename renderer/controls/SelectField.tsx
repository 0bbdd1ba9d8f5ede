import { useId, type ReactNode } from 'react';
import styles from './Field.module.css';

interface SelectFieldProps<Value extends string> {
  readonly label: string;
  /** Shows the label to screen readers only, because a visible text beside the field says the same. */
  readonly isLabelHidden?: boolean;
  readonly hint?: ReactNode;
  readonly value: Value;
  readonly options: readonly {
    readonly value: Value;
    readonly label: string;
    readonly isDisabled?: boolean;
  }[];
  readonly isDisabled?: boolean;
  readonly onChoose: (value: Value) => void;
}

/** A choice of one of several options, with the system's own list. */
export function SelectField<Value extends string>(props: SelectFieldProps<Value>) {
  const { label, isLabelHidden = false, hint, value, options, isDisabled = false, onChoose } = props;
  const id = useId();
  return (
    <div className={styles['field']}>
      <label className={isLabelHidden ? 'visually-hidden' : styles['label']} htmlFor={id}>
        {label}
      </label>
      <select
        id={id}
        className={styles['select']}
        value={value}
        disabled={isDisabled}
        aria-describedby={hint === undefined ? undefined : `${id}-hint`}
        onChange={({ target }) => {
          const chosen = options.find((option) => option.value === target.value);
          if (chosen) onChoose(chosen.value);
        }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.isDisabled === true}>
            {option.label}
          </option>
        ))}
      </select>
      {hint !== undefined && (
        <p className={styles['hint']} id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  );
}
