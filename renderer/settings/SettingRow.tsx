import type { ReactNode } from 'react';
import styles from './SettingRow.module.css';

interface SettingRowProps {
  readonly label: string;
  readonly hint?: ReactNode;
  /** Where what is set stands: at the side, or below in the whole width. */
  readonly place?: 'side' | 'below';
  /** What sets it. It has a name of its own. */
  readonly children: ReactNode;
}

/** A setting: what it is, what it means, and what sets it. */
export function SettingRow({ label, hint, place = 'side', children }: SettingRowProps) {
  return (
    <div className={styles['row']} data-place={place}>
      <div className={styles['words']}>
        <p>{label}</p>
        {hint !== undefined && <p className={styles['hint']}>{hint}</p>}
      </div>
      <div className={styles['control']}>{children}</div>
    </div>
  );
}
