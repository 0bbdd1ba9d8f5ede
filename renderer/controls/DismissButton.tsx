import { X } from 'lucide-react';
import type { MouseEventHandler } from 'react';
import styles from './DismissButton.module.css';
import { iconProps } from './IconButton';

interface DismissButtonProps {
  /** What goes: heard, and read by pointing at it unless `title` says it shorter. */
  readonly label: string;
  readonly title?: string;
  readonly isDisabled?: boolean;
  readonly onClick: MouseEventHandler<HTMLButtonElement>;
}

/** The small cross behind a line or a chip that takes it away. */
export function DismissButton({ label, title = label, isDisabled = false, onClick }: DismissButtonProps) {
  return (
    <button
      type="button"
      className={styles['dismiss']}
      disabled={isDisabled}
      aria-label={label}
      title={title}
      onClick={onClick}
    >
      <X {...iconProps} size={13} />
    </button>
  );
}
