import { Info } from 'lucide-react';
import { routes } from '#shared/api/contract';
import { DismissButton } from '../controls/DismissButton';
import { iconLook } from '../controls/icons';
import { noticesAbout } from '../store/selectors';
import { useStates, useWindowStore } from '../store/WindowStoreContext';
import { words } from '../words/words';
import styles from './AboutWish.module.css';
import { useFocusGoesOn } from './useFocusGoesOn';

/** What is worth saying about a wish, each until it is dismissed. */
export function AboutWish({ wish }: { readonly wish: number }) {
  const notices = useStates((states) => noticesAbout(states, wish));
  const { ask } = useWindowStore();
  const { list, leave } = useFocusGoesOn<HTMLUListElement>();
  if (notices.length === 0) return null;
  return (
    <ul ref={list} className={styles['notices']}>
      {notices.map(({ id, message }) => (
        <li key={id} className={styles['notice']}>
          <Info {...iconLook} size={14} />
          <span className={styles['message']}>{message}</span>
          <DismissButton
            label={words.notices.dismissOne(message)}
            title={words.notices.dismiss}
            onClick={({ currentTarget }) => {
              leave(currentTarget);
              void ask(routes.notices.dismiss, { id });
            }}
          />
        </li>
      ))}
    </ul>
  );
}
