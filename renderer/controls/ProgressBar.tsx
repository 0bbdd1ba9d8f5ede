import styles from './ProgressBar.module.css';

interface ProgressBarProps {
  readonly label: string;
  /** 0 to 1; none where nobody can tell. */
  readonly share?: number | undefined;
}

/** How far something is; a light that wanders where nobody can tell. */
export function ProgressBar({ label, share }: ProgressBarProps) {
  const isKnown = share !== undefined;
  return (
    <div
      className={styles['line']}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={isKnown ? Math.round(share * 100) : undefined}
      data-known={isKnown}
      style={isKnown ? { '--share': share } : undefined}
    />
  );
}
