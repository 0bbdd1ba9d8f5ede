import { MessageLine } from '../controls/MessageLine';
import { words } from '../words/words';
import styles from './ImportReport.module.css';
import type { ImportResult } from './useImports';

interface ImportReportProps {
  readonly results: readonly ImportResult[];
  readonly onDismiss: (id: number) => void;
}

/** The outcome of each imported file: imported, repaired, or refused with the reason. */
export function ImportReport({ results, onDismiss }: ImportReportProps) {
  return (
    <div className={styles['report']}>
      {results.map(({ id, file, outcome }) => (
        <MessageLine key={id} tone={toneOf(outcome)} onDismiss={() => onDismiss(id)}>
          {outcome.type === 'refused' ? (
            outcome.message
          ) : outcome.repairs.length === 0 ? (
            words.library.imported(file)
          ) : (
            <>
              {words.library.repaired(file)}
              <details className={styles['repairs']}>
                <summary>{words.library.repairs(outcome.repairs.length)}</summary>
                <ul>
                  {[...new Set(outcome.repairs)].map((repair) => (
                    <li key={repair}>{repair}</li>
                  ))}
                </ul>
              </details>
            </>
          )}
        </MessageLine>
      ))}
    </div>
  );
}

function toneOf(outcome: ImportResult['outcome']): 'failed' | 'warning' | 'done' {
  if (outcome.type === 'refused') return 'failed';
  return outcome.repairs.length > 0 ? 'warning' : 'done';
}
