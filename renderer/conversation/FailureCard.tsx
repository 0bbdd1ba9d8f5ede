import { TriangleAlert } from 'lucide-react';
import { memo } from 'react';
import { routes } from '#shared/api/contract';
import { Button } from '../controls/Button';
import { iconProps } from '../controls/IconButton';
import type { FailureItem } from '../store/conversationItems';
import { useIsConnected, useStates, useWindowStore } from '../store/WindowStoreContext';
import { words } from '../words/words';
import styles from './FailureCard.module.css';
import { focusPrompt } from './Prompt';
import { useAskForWish, usePrompt } from './PromptContext';
import { recoveryOptions, type RecoveryOption } from './recoveryOptions';

/** A failed wish: why it failed, and what to do about it. */
export const FailureCard = memo(function FailureCard({ failure }: { readonly failure: FailureItem }) {
  const { code, message } = failure;
  const answering = useStates(({ engine }) => engine.answering);
  const isStopped = code === 'STOPPED';
  return (
    <article className={styles['card']} data-stopped={isStopped} tabIndex={-1}>
      <p className={styles['message']}>
        {!isStopped && <TriangleAlert {...iconProps} />}
        <span>{isStopped ? words.conversation.stopped : message}</span>
      </p>
      <div className={styles['actions']}>
        {recoveryOptions(code, { answering }).map((option, index) => (
          <RecoveryButton key={option} option={option} failure={failure} isBest={index === 0 && !isStopped} />
        ))}
      </div>
    </article>
  );
});

interface RecoveryButtonProps {
  readonly option: RecoveryOption;
  readonly failure: FailureItem;
  readonly isBest: boolean;
}

function RecoveryButton({ option, failure: { wish, text }, isBest }: RecoveryButtonProps) {
  const isFree = useStates((states) => states.wish.phase === 'idle');
  const isConnected = useIsConnected();
  const isGetting = useStates(({ engine }) => engine.setup.phase === 'running');
  const { ask, setView } = useWindowStore();
  const askForWish = useAskForWish();
  const prompt = usePrompt();

  function recover() {
    switch (option) {
      case 'retry':
      case 'model':
      case 'composer':
        void askForWish(routes.wish.retry, { wish, by: option === 'retry' ? 'anyone' : option });
        // The card disappears with the retry.
        return focusPrompt();
      case 'start':
      case 'get':
        return void ask(routes.engine.getModel, undefined);
      case 'context':
        return setView({ inspector: 'context' });
      case 'edit':
        prompt.write(text);
        return focusPrompt();
    }
  }

  const isSetup = option === 'start' || option === 'get';
  const isLocal = option === 'context' || option === 'edit';
  const isDisabled = !isLocal && (!isConnected || (isSetup ? isGetting : !isFree));
  return (
    <Button look={isBest ? 'outlined' : 'plain'} isDisabled={isDisabled} onPress={recover}>
      {isSetup && isGetting ? words.conversation.failure.starting : words.conversation.failure[option]}
    </Button>
  );
}
