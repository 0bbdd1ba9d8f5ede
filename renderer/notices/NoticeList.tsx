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

/** At most this many are shown until the list is expanded. */
const maxShown = 3;

/** Shown quietly: there is nothing to do about these. */
const quietCodes: ReadonlySet<PostedNotice['code']> = new Set(['COMPOSER_NOTE', 'DONE']);

/** The notices and failures, each until it is dismissed. Notices about a wish are shown beside it instead. */
export function NoticeList() {
  const allNotices = useStates(generalNotices);
  const allFailures = useWindowState((state) => state.failures);
  const { ask } = useWindowStore();
  const [isExpanded, setExpanded] = useState(false);
  const max = isExpanded ? Infinity : maxShown;
  const { notices, failures, hidden } = latestNotices(allNotices, allFailures, max);
  const hasMore = hidden > 0 || (isExpanded && allNotices.length + allFailures.length > maxShown);
  return (
    <div className={styles['notices']}>
      {hasMore && (
        <button
          type="button"
          className={styles['more']}
          aria-expanded={isExpanded}
          onClick={() => setExpanded(!isExpanded)}
        >
          {isExpanded ? words.notices.fewer : words.notices.more(hidden)}
        </button>
      )}
      <div className={styles['list']} role="log" aria-label={words.notices.label}>
        {notices.map(({ id, code, message }) => (
          <NoticeLine
            key={id}
            message={message}
            tone={quietCodes.has(code) ? 'quiet' : 'normal'}
            onDismiss={() => void ask(routes.notices.dismiss, { id })}
          />
        ))}
      </div>
      <FailureList max={failures.length} />
    </div>
  );
}
