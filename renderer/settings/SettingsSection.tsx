import type { ReactNode } from 'react';
import { MessageLine } from '../controls/MessageLine';
import styles from './SettingsSection.module.css';

interface SettingsSectionProps {
  readonly title: string;
  /** What it is about, in a sentence. */
  readonly intro: string;
  /** Why the last change was not taken. */
  readonly failure?: string | undefined;
  readonly children: ReactNode;
}

/** A section of the settings: its title, what it is about, its settings one below the other. */
export function SettingsSection({ title, intro, failure, children }: SettingsSectionProps) {
  return (
    <section className={styles['section']} aria-label={title}>
      <header className={styles['head']}>
        <h3 className={styles['title']}>{title}</h3>
        <p className={styles['intro']}>{intro}</p>
      </header>
      {failure !== undefined && <MessageLine tone="failed">{failure}</MessageLine>}
      {children}
    </section>
  );
}
