import type { ToldNotice } from '#shared/api/areas/notices';
import { routes } from '#shared/api/contract';
import { useStates, useWindow, useWindowStore } from '../store/WindowStoreContext';
import { words } from '../words/words';
import styles from './NoticeList.module.css';

/** The last notices that are shown at once; the app keeps more. */
const mostShown = 3;

/** Said by the way: there is nothing to do about it. */
const quietCodes: ReadonlySet<ToldNotice['code']> = new Set(['COMPOSER_NOTE', 'DONE']);

/** What is worth saying and what failed, each until it is dismissed. */
export function NoticeList() {
  const notices = useStates((states) => states.notices);
  const failures = useWindow((state) => state.failures);
  const { ask, dismissFailure } = useWindowStore();
  return (
    <div className={styles['list']} role="log" aria-label={words.notices.label}>
      {notices.slice(-mostShown).map(({ id, code, message }) => (
        <Notice
          key={`notice ${id}`}
          message={message}
          tone={quietCodes.has(code) ? 'quiet' : 'told'}
          onDismiss={() => void ask(routes.notices.dismiss, { id })}
        />
      ))}
      {failures.map(({ id, message }) => (
        <Notice key={`failure ${id}`} message={message} tone="failed" onDismiss={() => dismissFailure(id)} />
      ))}
    </div>
  );
}

interface NoticeProps {
  readonly message: string;
  readonly tone: 'quiet' | 'told' | 'failed';
  readonly onDismiss: () => void;
}

function Notice({ message, tone, onDismiss }: NoticeProps) {
  return (
    <div className={styles['notice']} data-tone={tone}>
      <p className={styles['message']}>{message}</p>
      <button
        type="button"
        className={styles['dismiss']}
        aria-label={words.notices.dismiss}
        title={words.notices.dismiss}
        onClick={onDismiss}
      >
        ✕
      </button>
    </div>
  );
}
