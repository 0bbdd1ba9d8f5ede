import type { ReactNode } from 'react';
import styles from './SettingRow.module.css';

interface SettingRowProps {
  readonly label: string;
  readonly hint?: ReactNode;
  /** Where the control is: at the side, or below in full width. */
  readonly place?: 'side' | 'below';
  /** The control, which has its own accessible name. */
  readonly children: ReactNode;
}

/** A setting with its label, explanation and control. */
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
