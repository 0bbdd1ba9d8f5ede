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

/** A wish that came to nothing: why, and the ways out. */
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
      <div className={styles['ways']}>
        {recoveryOptions(code, { answering }).map((way, index) => (
          <RecoveryButton key={way} option={way} failure={failure} isBest={index === 0 && !isStopped} />
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

function RecoveryButton({ option: way, failure: { wish, text }, isBest }: RecoveryButtonProps) {
  const isFree = useStates((states) => states.wish.phase === 'idle');
  const isOpen = useIsConnected();
  const isGetting = useStates(({ engine }) => engine.setup.phase === 'running');
  const { ask, setView } = useWindowStore();
  const askForWish = useAskForWish();
  const prompt = usePrompt();

  function go() {
    switch (way) {
      case 'retry':
      case 'model':
      case 'composer':
        void askForWish(routes.wish.retry, { wish, by: way === 'retry' ? 'anyone' : way });
        // The card goes with it.
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

  const isSetup = way === 'start' || way === 'get';
  const isLocal = way === 'context' || way === 'edit';
  const isDisabled = !isLocal && (!isOpen || (isSetup ? isGetting : !isFree));
  return (
    <Button look={isBest ? 'outlined' : 'plain'} isDisabled={isDisabled} onPress={go}>
      {isSetup && isGetting ? words.conversation.failure.starting : words.conversation.failure[way]}
    </Button>
  );
}
