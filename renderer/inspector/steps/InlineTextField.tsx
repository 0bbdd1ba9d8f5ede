import { useState, type FocusEvent, type KeyboardEvent } from 'react';
import styles from './InlineTextField.module.css';
import type { Refusal } from './refusal';
import { useRefuse } from './useStepEditing';

interface InlineTextFieldProps {
  /** The full accessible name. */
  readonly label: string;
  /** A short text before the value. */
  readonly caption?: string | undefined;
  readonly text: string;
  readonly placeholder?: string | undefined;
  readonly maxLength?: number | undefined;
  readonly look?: 'value' | 'name' | 'title';
  /** Called on Enter and on blur with a new text. After a refused Enter the text stays for correction. */
  readonly onEnter: (text: string) => Refusal | undefined;
  /** The text after arrow up (1) or down (-1); undefined if it cannot be changed that way. */
  readonly nudge?: ((text: string, by: 1 | -1) => string | undefined) | undefined;
}

/** A value that looks like text and becomes a field when focused. Esc restores the original text. */
export function InlineTextField({
  label,
  caption,
  text,
  placeholder,
  maxLength,
  look = 'value',
  ...props
}: InlineTextFieldProps) {
  const { onEnter, nudge } = props;
  const [typed, setTyped] = useState<string | undefined>(undefined);
  const [isRefused, setIsRefused] = useState(false);
  const refuse = useRefuse();
  const shown = typed ?? text;
  const isTyped = typed !== undefined && typed !== text;

  function reset() {
    setTyped(undefined);
    setIsRefused(false);
  }

  /** Reports a refused text, including one that could not be parsed. */
  function submit(): boolean {
    const refusal = isTyped ? onEnter(typed) : undefined;
    if (refusal !== undefined) refuse(refusal);
    return refusal === undefined;
  }

  function enter() {
    if (submit()) reset();
    else setIsRefused(true);
  }

  function leave() {
    submit();
    reset();
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') enter();
    if (event.key === 'Escape' && isTyped) {
      // Esc undoes the typing; it must not close anything as well.
      event.stopPropagation();
      reset();
    }
    const by = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : undefined;
    const next = by && nudge?.(shown, by);
    if (next === undefined) return;
    event.preventDefault();
    setTyped(next);
  }

  return (
    <label className={styles['field']} data-look={look}>
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
