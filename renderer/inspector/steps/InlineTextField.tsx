import { useState, type FocusEvent, type KeyboardEvent } from 'react';
import styles from './InlineTextField.module.css';
import type { Refusal } from './refusal';
import { useRefuse } from './useStepEditing';

interface InlineTextFieldProps {
  /** The whole name, for those who do not see what it stands beside. */
  readonly label: string;
  /** A word before the value. */
  readonly caption?: string | undefined;
  readonly text: string;
  readonly placeholder?: string | undefined;
  readonly maxLength?: number | undefined;
  readonly look?: 'value' | 'name' | 'title';
  /** What was entered, by Enter or by leaving the field. What is refused by Enter can be written over. */
  readonly onEnter: (text: string) => Refusal | undefined;
  /** What the arrow up (1) and down (-1) make of the text; none where they make nothing of it. */
  readonly nudge?: ((text: string, by: 1 | -1) => string | undefined) | undefined;
}

/** A value that reads as text and is a field once it is gone into. Esc gives back what stood there. */
export function InlineTextField({
  label,
  caption,
  text,
  placeholder,
  maxLength,
  look = 'value',
  ...props
}: InlineTextFieldProps) {
  const { onEnter, nudge: nudged } = props;
  const [typed, setTyped] = useState<string | undefined>(undefined);
  const [isRefused, setIsRefused] = useState(false);
  const refuse = useRefuse();
  const shown = typed ?? text;
  const isTyped = typed !== undefined && typed !== text;

  function reset() {
    setTyped(undefined);
    setIsRefused(false);
  }

  /** What cannot even be read is refused here, so it is said here. */
  function isTaken(): boolean {
    const refusal = isTyped ? onEnter(typed) : undefined;
    if (refusal !== undefined) refuse(refusal);
    return refusal === undefined;
  }

  function enter() {
    if (isTaken()) reset();
    else setIsRefused(true);
  }

  function leave() {
    isTaken();
    reset();
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') enter();
    if (event.key === 'Escape' && isTyped) {
      // It undoes the typing, and closes nothing.
      event.stopPropagation();
      reset();
    }
    const by = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : undefined;
    const next = by && nudged?.(shown, by);
    if (next === undefined) return;
    event.preventDefault();
    setTyped(next);
  }

  return (
    <label className={styles['quiet']} data-look={look}>
      {caption !== undefined && <span className={styles['caption']}>{caption}</span>}
      <input
        className={styles['input']}
        value={shown}
        size={Math.max(shown.length, 3)}
        placeholder={placeholder}
        maxLength={maxLength}
        aria-label={label}
        aria-invalid={isRefused}
        data-keeps-escape={isTyped}
        autoComplete="off"
        spellCheck={false}
        onFocus={selectAll}
        onChange={({ target }) => {
          setTyped(target.value);
          setIsRefused(false);
        }}
        onBlur={leave}
        onKeyDown={onKeyDown}
      />
    </label>
  );
}

function selectAll({ currentTarget }: FocusEvent<HTMLInputElement>): void {
  currentTarget.select();
}
