import { useId, useState, type KeyboardEvent, type ReactNode, type Ref } from 'react';
import styles from './Field.module.css';

interface TextFieldProps {
  readonly label: string;
  readonly isLabelHidden?: boolean;
  readonly hint?: ReactNode;
  /** What is wrong with what was entered; it takes the hint's place. */
  readonly error?: string | undefined;
  readonly value: string;
  readonly placeholder?: string;
  readonly maxLength?: number;
  readonly inputMode?: 'text' | 'numeric' | 'decimal' | 'search';
  /** What is typed, letter by letter. */
  readonly onType?: (text: string) => void;
  /** What was entered, by Enter or by leaving the field, if it is another text than before. */
  readonly onEnter?: (text: string) => void;
  readonly ref?: Ref<HTMLInputElement>;
}

/** A line of text. Esc gives back what stood there. */
export function TextField(props: TextFieldProps) {
  const { label, isLabelHidden = false, hint, error, value, placeholder, maxLength, inputMode, ref } = props;
  const { onType, onEnter } = props;
  const [typed, setTyped] = useState<string | undefined>(undefined);
  const id = useId();
  const below = error ?? hint;

  function enter() {
    if (typed !== undefined && typed !== value) onEnter?.(typed);
    setTyped(undefined);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) enter();
    if (event.key !== 'Escape' || typed === undefined || typed === value) return;
    // It undoes the typing, and closes nothing.
    event.stopPropagation();
    setTyped(undefined);
    onType?.(value);
  }

  return (
    <div className={styles['field']}>
      <label className={isLabelHidden ? 'heard' : styles['label']} htmlFor={id}>
        {label}
      </label>
      <input
        ref={ref}
        id={id}
        className={styles['input']}
        value={typed ?? value}
        placeholder={placeholder}
        maxLength={maxLength}
        inputMode={inputMode}
        aria-invalid={error !== undefined}
        data-keeps-escape={typed !== undefined && typed !== value}
        aria-describedby={below === undefined ? undefined : `${id}-below`}
        onChange={({ target }) => {
          setTyped(target.value);
          onType?.(target.value);
        }}
        onBlur={enter}
        onKeyDown={onKeyDown}
      />
      {below !== undefined && (
        <p className={styles['hint']} id={`${id}-below`} data-wrong={error !== undefined}>
          {below}
        </p>
      )}
    </div>
  );
}
