import type { ReactNode } from 'react';
import { MessageLine } from '../controls/MessageLine';
import styles from './Section.module.css';

interface SectionProps {
  readonly title: string;
  /** What it is about, in a sentence. */
  readonly intro: string;
  /** Why the last change was not taken. */
  readonly failure?: string | undefined;
  readonly children: ReactNode;
}

/** A section of the settings: its title, what it is about, its settings one below the other. */
export function Section({ title, intro, failure, children }: SectionProps) {
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
