import { X } from 'lucide-react';
import type { QueuedWish } from '#shared/api/areas/wishArea';
import { routes } from '#shared/api/contract';
import { Button } from '../controls/Button';
import { IconButton } from '../controls/IconButton';
import { useIsConnected, useWindowStore } from '../store/WindowStoreContext';
import { words } from '../words/words';
import { focusPrompt } from './Prompt';
import styles from './QueuedWishes.module.css';
import { useFocusAfterRemoval } from './useFocusAfterRemoval';
import { WishText } from './WishText';

/** The wishes that wait for the one being answered. */
export function QueuedWishes({ next }: { readonly next: readonly QueuedWish[] }) {
  const isOpen = useIsConnected();
  const { ask } = useWindowStore();
  const { list, beforeRemoval: leave } = useFocusAfterRemoval<HTMLOListElement>();

  function sendNow(id: QueuedWish['id']) {
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
