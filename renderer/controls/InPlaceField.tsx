import { useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import styles from './Field.module.css';

interface InPlaceFieldProps {
  readonly label: string;
  readonly value: string;
  readonly maxLength: number;
  readonly placeholder?: string | undefined;
  /** Gets the focus when a key ends the editing. */
  readonly returnTo: RefObject<HTMLElement | null>;
  /** Called on Enter and on blur with the new text; with undefined if it did not change or Esc was pressed. */
  readonly onDone: (text: string | undefined) => void;
}

/** A text field in place of the text it edits. It takes the focus when it appears, with the text selected. */
export function InPlaceField({ label, value, maxLength, placeholder, returnTo, onDone }: InPlaceFieldProps) {
  const [text, setText] = useState(value);
  const isCancelled = useRef(false);

  function onKeyDown(event: KeyboardEvent) {
    const { key, nativeEvent } = event;
    if (nativeEvent.isComposing || (key !== 'Enter' && key !== 'Escape')) return;
    // Otherwise the same Enter would press the button that gets the focus.
    event.preventDefault();
    isCancelled.current = key === 'Escape';
    returnTo.current?.focus();
  }

  return (
    <input
      ref={takeFocus}
      className={styles['input']}
      value={text}
      maxLength={maxLength}
      placeholder={placeholder}
      aria-label={label}
      data-keeps-escape="true"
      onChange={({ target }) => setText(target.value)}
      onBlur={() => onDone(isCancelled.current || text.trim() === value ? undefined : text.trim())}
      onKeyDown={onKeyDown}
    />
  );
}

function takeFocus(input: HTMLInputElement | null): void {
  input?.focus();
  input?.select();
}
