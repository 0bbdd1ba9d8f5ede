import type { ReactNode } from 'react';
import styles from './Button.module.css';

interface ButtonProps {
  readonly children: ReactNode;
  readonly onPress: () => void;
  readonly isDisabled?: boolean;
  /** The name to hear, where what is seen is a sign. */
  readonly label?: string;
  readonly look?: 'outlined' | 'plain';
}

/** A button of the page. */
export function Button({ children, onPress, isDisabled = false, label, look = 'outlined' }: ButtonProps) {
  return (
    <button
      type="button"
      className={styles['button']}
      data-look={look}
      disabled={isDisabled}
      aria-label={label}
      title={label}
      onClick={onPress}
    >
      {children}
    </button>
  );
}
