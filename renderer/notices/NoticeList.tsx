import { useState } from 'react';
import type { PostedNotice } from '#shared/api/areas/noticesArea';
import { routes } from '#shared/api/contract';
import { FailureList } from './FailureList';
import { generalNotices } from '../store/selectors';
import { useStates, useWindowState, useWindowStore } from '../store/WindowStoreContext';
import { words } from '../words/words';
import { latestNotices } from './latestNotices';
import { NoticeLine } from './NoticeLine';
import styles from './NoticeList.module.css';

/** So many are shown at once; the others when they are asked for. */
const mostShown = 3;

/** Said by the way: there is nothing to do about it. */
const quietCodes: ReadonlySet<PostedNotice['code']> = new Set(['COMPOSER_NOTE', 'DONE']);

/** What is worth saying and what failed, each until it is dismissed. What is about a wish stands beside it instead. */
export function NoticeList() {
  const allNotices = useStates(generalNotices);
  const allFailures = useWindowState((state) => state.failures);
  const { ask } = useWindowStore();
  const [isOpened, setOpened] = useState(false);
  const most = isOpened ? Infinity : mostShown;
  const { notices, failures, hidden } = latestNotices(allNotices, allFailures, most);
  const hasMore = hidden > 0 || (isOpened && allNotices.length + allFailures.length > mostShown);
  return (
    <div className={styles['notices']}>
      {hasMore && (
        <button
          type="button"
          className={styles['more']}
          aria-expanded={isOpened}
          onClick={() => setOpened(!isOpened)}
        >
          {isOpened ? words.notices.fewer : words.notices.more(hidden)}
        </button>
      )}
      <div className={styles['list']} role="log" aria-label={words.notices.label}>
        {notices.map(({ id, code, message }) => (
          <NoticeLine
            key={id}
            message={message}
            tone={quietCodes.has(code) ? 'quiet' : 'told'}
            onDismiss={() => void ask(routes.notices.dismiss, { id })}
          />
        ))}
      </div>
      <FailureList most={failures.length} />
    </div>
  );
}
