import { Star } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './EmptyLibrary.module.css';

interface EmptyLibraryProps {
  readonly title: string;
  readonly text: string;
  readonly more?: string;
  /** A button that helps. */
  readonly children?: ReactNode;
}

/** The text shown when the library has nothing to show, and what to do about it. */
export function EmptyLibrary({ title, text, more, children }: EmptyLibraryProps) {
  return (
    <div className={styles['nothing']}>
      <Star size={28} strokeWidth={1.5} aria-hidden="true" className={styles['mark']} />
      <h3 className={styles['title']}>{title}</h3>
      <p className={styles['text']}>{text}</p>
      {more !== undefined && <p className={styles['text']}>{more}</p>}
      {children}
    </div>
  );
}
