import { useWindowState, useWindowStore } from '../store/WindowStoreContext';
import { NoticeLine } from './NoticeLine';
import styles from './NoticeList.module.css';

interface FailureListProps {
  /** Shows at max this many, the latest; all by default. */
  readonly max?: number;
}

/** The failed calls, each until it is dismissed. */
export function FailureList({ max = Infinity }: FailureListProps) {
  const failures = useWindowState((state) => state.failures);
  const { dismissFailure } = useWindowStore();
  return (
    <div className={styles['list']} role="alert">
      {failures.slice(Math.max(failures.length - max, 0)).map(({ id, message }) => (
        <NoticeLine key={id} message={message} tone="failed" onDismiss={() => dismissFailure(id)} />
      ))}
    </div>
  );
}
