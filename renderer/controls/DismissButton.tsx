import { X } from 'lucide-react';
import type { MouseEventHandler } from 'react';
import styles from './DismissButton.module.css';
import { iconProps } from './IconButton';

interface DismissButtonProps {
  /** The accessible name, also the tooltip unless `title` is given. */
  readonly label: string;
  readonly title?: string;
  readonly isDisabled?: boolean;
  readonly onClick: MouseEventHandler<HTMLButtonElement>;
}

/** The small cross that removes a line or a chip. */
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
