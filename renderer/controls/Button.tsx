import type { MouseEventHandler, ReactNode, Ref } from 'react';
import styles from './Button.module.css';

interface ButtonProps {
  readonly children: ReactNode;
  readonly onPress?: (() => void) | undefined;
  readonly isDisabled?: boolean;
  /** `primary`: the main action. `danger`: it deletes something. */
  readonly look?: 'outlined' | 'plain' | 'primary' | 'danger';
  /** Submits its form. */
  readonly isSubmit?: boolean;
  /** The accessible name, if the text on the button is not enough. */
  readonly label?: string;
  /** For a wrapping trigger or close component, which listens for presses as well. */
  readonly onClick?: MouseEventHandler<HTMLButtonElement>;
  readonly ref?: Ref<HTMLButtonElement>;
}

/** A button with a text and perhaps an icon. `Menu` and `PopoverBox` add their own props when it is the trigger. */
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
