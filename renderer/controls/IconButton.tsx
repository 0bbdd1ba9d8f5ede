import type { LucideIcon } from 'lucide-react';
import type { MouseEventHandler, Ref } from 'react';
import styles from './IconButton.module.css';
import { Tooltip } from './Tooltip';

interface IconButtonProps {
  readonly icon: LucideIcon;
  /** The accessible name and tooltip. */
  readonly label: string;
  readonly onPress?: (() => void) | undefined;
  readonly isDisabled?: boolean;
  /** For toggle buttons. */
  readonly isPressed?: boolean | undefined;
  /** For a wrapping trigger or close component, which listens for presses as well. */
  readonly onClick?: MouseEventHandler<HTMLButtonElement>;
  readonly ref?: Ref<HTMLButtonElement>;
}

/** A button with only an icon. */
export function IconButton({ icon: Icon, label, onPress, isDisabled = false, ...props }: IconButtonProps) {
  const { isPressed, onClick, ref, ...others } = props;
  return (
    <Tooltip text={label}>
      <button
        {...others}
        ref={ref}
        type="button"
        className={styles['button']}
        disabled={isDisabled}
        aria-label={label}
        {...(isPressed !== undefined && { 'aria-pressed': isPressed })}
        onClick={(event) => {
          onPress?.();
          onClick?.(event);
        }}
      >
        <Icon {...iconProps} />
      </button>
    </Tooltip>
  );
}

/** The look of every icon: one size, one stroke. Icons are decorative; the control around them has the name. */
export const iconProps = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;
