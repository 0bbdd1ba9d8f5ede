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

/** The wishes queued behind the one being answered. */
export function QueuedWishes({ queued }: { readonly queued: readonly QueuedWish[] }) {
  const isConnected = useIsConnected();
  const { ask } = useWindowStore();
  const { list, beforeRemoval } = useFocusAfterRemoval<HTMLOListElement>();

  function sendNow(id: QueuedWish['id']) {
    void ask(routes.wish.sendNow, { id });
    focusPrompt();
  }

  if (queued.length === 0) return null;
  return (
    <ol ref={list} className={styles['list']} aria-label={words.conversation.writing.queued}>
      {queued.map((wish) => (
        <li key={wish.id} className={styles['wish']}>
          <WishText text={wish.text} isQueued />
          <div className={styles['foot']}>
            <span className={styles['mark']}>{words.conversation.writing.queued}</span>
            <Button look="plain" isDisabled={!isConnected} onPress={() => sendNow(wish.id)}>
              {words.conversation.writing.sendNow}
            </Button>
            <IconButton
              icon={X}
              label={words.conversation.writing.drop(wish)}
              isDisabled={!isConnected}
              onClick={({ currentTarget }) => {
                beforeRemoval(currentTarget);
                void ask(routes.wish.drop, { id: wish.id });
              }}
            />
          </div>
        </li>
      ))}
    </ol>
  );
}
