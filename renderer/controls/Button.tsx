import type { MouseEventHandler, ReactNode, Ref } from 'react';
import styles from './Button.module.css';

interface ButtonProps {
  readonly children: ReactNode;
  readonly onPress?: (() => void) | undefined;
  readonly isDisabled?: boolean;
  /** `primary`: the one thing to do here. `danger`: it deletes. */
  readonly look?: 'outlined' | 'plain' | 'primary' | 'danger';
  /** A whole `form`'s button. */
  readonly isSubmit?: boolean;
  /** What it does, where the words on it do not say it alone. */
  readonly label?: string;
  /** For what opens from it or closes with it: it hears of every press as well. */
  readonly onClick?: MouseEventHandler<HTMLButtonElement>;
  readonly ref?: Ref<HTMLButtonElement>;
}

/** A button with words on it, and perhaps an icon before them. What opens from it (`Menu`, `PopoverBox`) adds its own to it. */
export function Button({ look = 'outlined', isSubmit = false, isDisabled = false, ...props }: ButtonProps) {
  const { children, onPress, onClick, label, ref, ...others } = props;
  return (
    <button
      {...others}
      ref={ref}
      type={isSubmit ? 'submit' : 'button'}
      className={styles['button']}
      data-look={look}
      disabled={isDisabled}
      {...(label !== undefined && { 'aria-label': label })}
      onClick={(event) => {
        onPress?.();
        onClick?.(event);
      }}
    >
      {children}
    </button>
  );
}
