import { routes } from '#shared/api/contract';
import type { RunVersion } from '../store/conversationItems';
import { useIsConnected, useStates } from '../store/WindowStoreContext';
import { useAskForWish } from './PromptContext';

/** Another answer in place of a version. */
export interface AnotherTake {
  readonly ask: () => void;
  /** Nothing is being written, and the app can be reached. */
  readonly canAsk: boolean;
}

/** Having a reply once more. None for what is no reply, nor without a model: the composer has one answer to a wish. */
export function useAnotherTake({ to, origin: maker }: RunVersion): AnotherTake | undefined {
  const hasModel = useStates(({ engine }) => engine.answering.kind === 'model');
  const isFree = useStates(({ wish }) => wish.phase === 'idle');
  const isOpen = useIsConnected();
  const askForWish = useAskForWish();
  if (!hasModel || to === undefined || maker === 'edit') return undefined;
  return {
    ask: () => void askForWish(routes.wish.anotherTake, { wish: to }),
    canAsk: isFree && isOpen,
  };
}
