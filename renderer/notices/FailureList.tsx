import { useWindowState, useWindowStore } from '../store/WindowStoreContext';
import { NoticeLine } from './NoticeLine';
import styles from './NoticeList.module.css';

interface FailureListProps {
  /** The latest so many; all of them unless said. */
  readonly most?: number;
}

/** What failed, each until it is dismissed. */
export function FailureList({ most = Infinity }: FailureListProps) {
  const failures = useWindowState((state) => state.failures);
  const { dismissFailure } = useWindowStore();
  return (
    <div className={styles['list']} role="alert">
      {failures.slice(Math.max(failures.length - most, 0)).map(({ id, message }) => (
        <NoticeLine key={id} message={message} tone="failed" onDismiss={() => dismissFailure(id)} />
      ))}
    </div>
  );
}
