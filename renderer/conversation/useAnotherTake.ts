import { routes } from '#shared/api/contract';
import type { RunVersion } from '../store/conversationItems';
import { useIsConnected, useStates } from '../store/WindowStoreContext';
import { useAskForWish } from './PromptContext';

/** Asks for another answer to a version's wish. */
export interface AnotherTake {
  readonly ask: () => void;
  /** No answer is being written and the app can be reached. */
  readonly canAsk: boolean;
}

/**
 * Another take of a reply. Undefined for a version that is not a reply, and without a model: the composer has only
 * one answer to a wish.
 */
export function useAnotherTake({ to, origin }: RunVersion): AnotherTake | undefined {
  const hasModel = useStates(({ engine }) => engine.answering.kind === 'model');
  const isFree = useStates(({ wish }) => wish.phase === 'idle');
  const isConnected = useIsConnected();
  const askForWish = useAskForWish();
  if (!hasModel || to === undefined || origin === 'edit') return undefined;
  return {
    ask: () => void askForWish(routes.wish.anotherTake, { wish: to }),
    canAsk: isFree && isConnected,
  };
}
