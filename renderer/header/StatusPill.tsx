import type { Ref } from 'react';
import styles from './StatusPill.module.css';

/** How it stands: all is well, something is awaited, something is in the way, or there is nothing to say. */
export type Tone = 'good' | 'waiting' | 'wrong' | 'quiet';

/** How it stands with something, in a word and a half. */
export interface Status {
  readonly tone: Tone;
  readonly title: string;
  readonly detail?: string | undefined;
}

interface StatusPillProps extends Status {
  /** What it is about, for those who do not see where it stands. */
  readonly label: string;
  readonly ref?: Ref<HTMLButtonElement>;
}

/** A status on a button. What opens from it (`PopoverBox`) adds its own to it. */
export function StatusPill({ label, tone, title, detail, ref, ...others }: StatusPillProps) {
  return (
    <button {...others} ref={ref} type="button" className={styles['pill']}>
      <span className="heard">{label}: </span>
      <span className={styles['dot']} data-tone={tone} aria-hidden="true" />
      <span className={styles['title']}>{title}</span>
      {detail !== undefined && <span className={styles['detail']}>{detail}</span>}
    </button>
  );
}
