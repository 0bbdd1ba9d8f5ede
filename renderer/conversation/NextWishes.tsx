import type { NextWish } from '#shared/api/areas/wish';
import { routes } from '#shared/api/contract';
import { Button } from '../controls/Button';
import { useWindowStore } from '../store/WindowStoreContext';
import { words } from '../words/words';
import styles from './NextWishes.module.css';

/** The wishes that wait for the one being answered. */
export function NextWishes({ next }: { readonly next: readonly NextWish[] }) {
  const { ask } = useWindowStore();
  if (next.length === 0) return null;
  return (
    <ol className={styles['list']}>
      {next.map((wish) => (
        <li key={wish.id} className={styles['wish']}>
          <span className={styles['mark']}>{words.conversation.writing.next}</span>
          <span className={styles['text']}>{wish.text}</span>
          <Button look="plain" onPress={() => void ask(routes.wish.sendNow, { id: wish.id })}>
            {words.conversation.writing.sendNow}
          </Button>
          <Button
            look="plain"
            label={words.conversation.writing.drop(wish)}
            onPress={() => void ask(routes.wish.drop, { id: wish.id })}
          >
            ✕
          </Button>
        </li>
      ))}
    </ol>
  );
}
