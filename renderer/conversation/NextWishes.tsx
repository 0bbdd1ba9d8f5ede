import { X } from 'lucide-react';
import type { NextWish } from '#shared/api/areas/wish';
import { routes } from '#shared/api/contract';
import { Button } from '../controls/Button';
import { IconButton } from '../controls/IconButton';
import { useIsLinked, useWindowStore } from '../store/WindowStoreContext';
import { words } from '../words/words';
import { focusPrompt } from './focusPrompt';
import styles from './NextWishes.module.css';
import { useFocusGoesOn } from './useFocusGoesOn';
import { WishText } from './WishText';

/** The wishes that wait for the one being answered. */
export function NextWishes({ next }: { readonly next: readonly NextWish[] }) {
  const isOpen = useIsLinked();
  const { ask } = useWindowStore();
  const { list, leave } = useFocusGoesOn<HTMLOListElement>();

  function sendNow(id: NextWish['id']) {
    void ask(routes.wish.sendNow, { id });
    focusPrompt();
  }

  if (next.length === 0) return null;
  return (
    <ol ref={list} className={styles['list']} aria-label={words.conversation.writing.nextLabel}>
      {next.map((wish) => (
        <li key={wish.id} className={styles['wish']}>
          <WishText text={wish.text} isWaiting />
          <div className={styles['foot']}>
            <span className={styles['mark']}>{words.conversation.writing.next}</span>
            <Button look="plain" isDisabled={!isOpen} onPress={() => sendNow(wish.id)}>
              {words.conversation.writing.sendNow}
            </Button>
            <IconButton
              icon={X}
              label={words.conversation.writing.drop(wish)}
              isDisabled={!isOpen}
              onClick={({ currentTarget }) => {
                leave(currentTarget);
                void ask(routes.wish.drop, { id: wish.id });
              }}
            />
          </div>
        </li>
      ))}
    </ol>
  );
}
