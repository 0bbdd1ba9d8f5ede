import styles from './StatusPill.module.css';

interface StatusPillProps {
  /** What it is about, for those who do not see where it stands. */
  readonly label: string;
  readonly tone: 'good' | 'waiting' | 'quiet';
  readonly title: string;
  readonly detail?: string | undefined;
}

/** How it stands with something, in a word and a half. What does not fit is cut off, and read by pointing at it. */
export function StatusPill({ label, tone, title, detail }: StatusPillProps) {
  return (
    <p className={styles['pill']} title={detail}>
      <span className={styles['label']}>{label}: </span>
      <span className={styles['dot']} data-tone={tone} aria-hidden="true" />
      <span className={styles['title']}>{title}</span>
      {detail !== undefined && <span className={styles['detail']}>{detail}</span>}
    </p>
  );
}
