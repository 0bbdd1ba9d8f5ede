import { routes } from '#shared/api/contract';
import type { TalkItem } from '../store/talk';
import { useStates, useWindowStore } from '../store/WindowStoreContext';
import { Button } from '../controls/Button';
import { words } from '../words/words';
import styles from './FailureCard.module.css';

type Failure = Extract<TalkItem, { type: 'failure' }>;

/** A wish that came to nothing: why, and the ways out. */
export function FailureCard({ failure }: { readonly failure: Failure }) {
  const { wish, isStopped, message } = failure;
  const { ask } = useWindowStore();
  const isModelAnswering = useStates(({ engine }) => engine.answering.kind === 'model');
  const isBusy = useStates((states) => states.wish.phase === 'answering');
  return (
    <article className={styles['card']} data-stopped={isStopped}>
      <p className={styles['message']}>{isStopped ? words.conversation.stopped : message}</p>
      <div className={styles['ways']}>
        <Button isDisabled={isBusy} onPress={() => void ask(routes.wish.retry, { wish, by: 'anyone' })}>
          {words.conversation.retry}
        </Button>
        {isModelAnswering && (
          <Button isDisabled={isBusy} onPress={() => void ask(routes.wish.retry, { wish, by: 'composer' })}>
            {words.conversation.byComposer}
          </Button>
        )}
      </div>
    </article>
  );
}
