import { useId, type ReactNode } from 'react';
import styles from './QuestionCard.module.css';

interface QuestionCardProps {
  readonly title: string;
  /** Why the question is asked. */
  readonly about: string;
  /** The controls that answer it. */
  readonly children: ReactNode;
}

/** A question and the controls that answer it. It is announced when it appears, and takes no focus. */
export function QuestionCard({ title, about, children }: QuestionCardProps) {
  const id = useId();
  return (
    <section className={styles['card']} aria-labelledby={id}>
      <div>
        <div role="status">
          <h2 className={styles['title']} id={id}>
            {title}
          </h2>
        </div>
        <p className={styles['about']}>{about}</p>
      </div>
      <div className={styles['answers']}>{children}</div>
    </section>
  );
}
