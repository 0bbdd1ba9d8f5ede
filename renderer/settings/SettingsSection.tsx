import type { ReactNode } from 'react';
import { MessageLine } from '../controls/MessageLine';
import styles from './SettingsSection.module.css';

interface SettingsSectionProps {
  readonly title: string;
  /** Describes the section in a sentence. */
  readonly intro: string;
  /** Why the last change failed. */
  readonly failure?: string | undefined;
  readonly children: ReactNode;
}

/** A section of the settings: a title, a description and its settings. */
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
