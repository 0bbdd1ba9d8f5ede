import type { LucideIcon } from 'lucide-react';
import type { MouseEventHandler, Ref } from 'react';
import styles from './IconButton.module.css';
import { Tooltip } from './Tooltip';

interface IconButtonProps {
  readonly icon: LucideIcon;
  /** What it does: heard, and read by pointing at it. */
  readonly label: string;
  readonly onPress?: (() => void) | undefined;
  readonly isDisabled?: boolean;
  /** For what is on or off. */
  readonly isPressed?: boolean | undefined;
  /** For what opens from it or closes with it: it hears of every press as well. */
  readonly onClick?: MouseEventHandler<HTMLButtonElement>;
  readonly ref?: Ref<HTMLButtonElement>;
}

/** A button that is only an icon. */
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

/** How every icon of the page is drawn: one size, one stroke. They are decorative; the name stands on what they are in. */
export const iconProps = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;
