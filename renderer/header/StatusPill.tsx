import type { Ref } from 'react';
import styles from './StatusPill.module.css';

/** All is well, something is in progress, something is wrong, or neutral. */
export type Tone = 'good' | 'waiting' | 'wrong' | 'quiet';

/** A short status: a title and perhaps a detail. */
export interface Status {
  readonly tone: Tone;
  readonly title: string;
  readonly detail?: string | undefined;
}

interface StatusPillProps extends Status {
  /** What the status is about, for screen readers. */
  readonly label: string;
  readonly ref?: Ref<HTMLButtonElement>;
}

/** A status on a button. `PopoverBox` adds its own props when it is the trigger. */
export function StatusPill({ label, tone, title, detail, ref, ...others }: StatusPillProps) {
  return (
    <button {...others} ref={ref} type="button" className={styles['pill']}>
      <span className="visually-hidden">{label}: </span>
      <span className={styles['dot']} data-tone={tone} aria-hidden="true" />
      <span className={styles['title']}>{title}</span>
      {detail !== undefined && <span className={styles['detail']}>{detail}</span>}
    </button>
  );
}
