import { words } from '../../words/words';
import type { ModelContext } from './ModelContext';
import styles from './ContextFigures.module.css';

interface ContextFiguresProps {
  readonly tokens: ModelContext['tokens'];
  /** Exchanges the model still knows of, and those it does not. */
  readonly remembered: number;
  readonly skipped: number;
  /** None where nobody can tell. */
  readonly uncached: number | undefined;
}

/** How full the model's window is, what it remembers, and what it has to read. */
export function ContextFigures({ tokens, remembered, skipped, uncached: anew }: ContextFiguresProps) {
  const { figures } = words.inspector.context;
  const { total, budget, reserve } = tokens;
  return (
    <p className={styles['figures']}>
      <span>
        <strong className={styles['total']}>{figures.total(total)}</strong>
        {figures.of(budget + reserve)}
        {[figures.remembered(remembered, skipped), ...(anew === undefined ? [] : [figures.anew(anew)])].map(
          (said) => ` · ${said}`,
        )}
      </span>
      <span>{figures.reserve(reserve)}</span>
    </p>
  );
}
