import { words } from '../../words/words';
import type { ModelContext } from './ModelContext';
import styles from './ContextFigures.module.css';

interface ContextFiguresProps {
  readonly tokens: ModelContext['tokens'];
  /** The exchanges that are sent to the model, and those left out. */
  readonly remembered: number;
  readonly skipped: number;
  /** Undefined if unknown. */
  readonly uncached: number | undefined;
}

/** How full the context window is, what the model remembers, and what is not cached. */
export function ContextFigures({ tokens, remembered, skipped, uncached }: ContextFiguresProps) {
  const { figures } = words.inspector.context;
  const { total, budget, reserve } = tokens;
  return (
    <p className={styles['figures']}>
      <span>
        <strong className={styles['total']}>{figures.total(total)}</strong>
        {figures.of(budget + reserve)}
        {[
          figures.remembered(remembered, skipped),
          ...(uncached === undefined ? [] : [figures.uncached(uncached)]),
        ].map((figure) => ` · ${figure}`)}
      </span>
      <span>{figures.reserve(reserve)}</span>
    </p>
  );
}
