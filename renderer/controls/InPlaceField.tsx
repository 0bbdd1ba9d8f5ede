import { useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import styles from './Field.module.css';

interface InPlaceFieldProps {
  readonly label: string;
  readonly value: string;
  readonly maxLength: number;
  readonly placeholder?: string | undefined;
  /** What has the focus once it is done by a key. */
  readonly returnTo: RefObject<HTMLElement | null>;
  /** What was entered, by Enter or by leaving the field; none where nothing changed, and where Esc was pressed. */
  readonly onDone: (text: string | undefined) => void;
}

/** A field in the place of the words it changes. It takes the focus when it comes, with all of them selected. */
export function InPlaceField({ label, value, maxLength, placeholder, returnTo, onDone }: InPlaceFieldProps) {
  const [text, setText] = useState(value);
  const isGivenUp = useRef(false);

  function onKeyDown(event: KeyboardEvent) {
    const { key, nativeEvent } = event;
    if (nativeEvent.isComposing || (key !== 'Enter' && key !== 'Escape')) return;
    // The same Enter would press the button that gets the focus.
    event.preventDefault();
    isGivenUp.current = key === 'Escape';
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
      onBlur={() => onDone(isGivenUp.current || text.trim() === value ? undefined : text.trim())}
      onKeyDown={onKeyDown}
    />
  );
}

function takeFocus(input: HTMLInputElement | null): void {
  input?.focus();
  input?.select();
}
