import { Info } from 'lucide-react';
import { routes } from '#shared/api/contract';
import { DismissButton } from '../controls/DismissButton';
import { iconProps } from '../controls/IconButton';
import { noticesAbout } from '../store/selectors';
import { useStates, useWindowStore } from '../store/WindowStoreContext';
import { words } from '../words/words';
import styles from './WishNotices.module.css';
import { useFocusAfterRemoval } from './useFocusAfterRemoval';

/** The notices about a wish, each until it is dismissed. */
export function WishNotices({ wish }: { readonly wish: number }) {
  const notices = useStates((states) => noticesAbout(states, wish));
  const { ask } = useWindowStore();
  const { list, beforeRemoval } = useFocusAfterRemoval<HTMLUListElement>();
  if (notices.length === 0) return null;
  return (
    <ul ref={list} className={styles['notices']}>
      {notices.map(({ id, message }) => (
        <li key={id} className={styles['notice']}>
          <Info {...iconProps} size={14} />
          <span className={styles['message']}>{message}</span>
          <DismissButton
            label={words.notices.dismissOne(message)}
            title={words.notices.dismiss}
            onClick={({ currentTarget }) => {
              beforeRemoval(currentTarget);
              void ask(routes.notices.dismiss, { id });
            }}
          />
        </li>
      ))}
    </ul>
  );
}
