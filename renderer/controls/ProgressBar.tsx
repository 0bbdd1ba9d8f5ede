import styles from './ProgressBar.module.css';

interface ProgressBarProps {
  readonly label: string;
  /** 0 to 1; undefined while the progress is unknown. */
  readonly share?: number | undefined;
}

/** A progress bar; a moving light while the progress is unknown. */
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
