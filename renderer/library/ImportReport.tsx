import { MessageLine } from '../controls/MessageLine';
import { words } from '../words/words';
import styles from './ImportReport.module.css';
import type { ImportResult } from './useImports';

interface ImportReportProps {
  readonly results: readonly ImportResult[];
  readonly onDismiss: (id: number) => void;
}

/** What became of the files that were brought: taken in, mended, or refused and why. */
export function ImportReport({ results: imported, onDismiss }: ImportReportProps) {
  return (
    <div className={styles['report']}>
      {imported.map(({ id, file, outcome }) => (
        <MessageLine key={id} tone={toneOf(outcome)} onDismiss={() => onDismiss(id)}>
          {outcome.type === 'refused' ? (
            outcome.message
          ) : outcome.repairs.length === 0 ? (
            words.library.taken(file)
          ) : (
            <>
              {words.library.mended(file)}
              <details className={styles['repairs']}>
                <summary>{words.library.mends(outcome.repairs.length)}</summary>
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

function toneOf(outcome: ImportResult['outcome']): 'failed' | 'mended' | 'done' {
  if (outcome.type === 'refused') return 'failed';
  return outcome.repairs.length > 0 ? 'mended' : 'done';
}
