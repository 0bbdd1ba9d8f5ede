import { useId, useState, type KeyboardEvent, type ReactNode, type Ref } from 'react';
import styles from './Field.module.css';

interface TextFieldProps {
  readonly label: string;
  readonly isLabelHidden?: boolean;
  readonly hint?: ReactNode;
  /** What is wrong with the text; shown in place of the hint. */
  readonly error?: string | undefined;
  readonly value: string;
  readonly placeholder?: string;
  readonly maxLength?: number;
  readonly inputMode?: 'text' | 'numeric' | 'decimal' | 'search';
  /** Called with every keystroke. */
  readonly onType?: (text: string) => void;
  /** Called on Enter and on blur, if the text changed. */
  readonly onEnter?: (text: string) => void;
  readonly ref?: Ref<HTMLInputElement>;
}

/** A single-line text field. Esc restores the original text. */
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
    // Esc undoes the typing; it must not close the dialog as well.
    event.stopPropagation();
    setTyped(undefined);
    onType?.(value);
  }

  return (
    <div className={styles['field']}>
      <label className={isLabelHidden ? 'visually-hidden' : styles['label']} htmlFor={id}>
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
