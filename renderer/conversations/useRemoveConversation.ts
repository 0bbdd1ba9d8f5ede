import { routes } from '#shared/api/contract';
import type { AskInPlace } from '../store/useAskInPlace';
import { useWindowStore } from '../store/WindowStoreContext';
import { words } from '../words/words';

/** A conversation that is to be deleted. */
interface RemovableConversation {
  readonly id: string;
  readonly title: string;
  /** It is open, and is opened again when the deletion is undone. */
  readonly isOpen: boolean;
}

/** Deletes a conversation and offers to undo it. `ask` decides where a failure is shown. */
export function useRemoveConversation(
  ask: AskInPlace['ask'],
): (conversation: RemovableConversation) => Promise<void> {
  const { ask: askGlobally, showToast } = useWindowStore();
  return async ({ id, title, isOpen }) => {
    const putBack = async () => {
      const result = await askGlobally(routes.conversations.putBack, { id });
      if (result.ok && isOpen) await askGlobally(routes.conversations.open, { id });
    };
    const result = await ask(routes.conversations.remove, { id });
    if (result.ok) showToast(words.conversations.removed(title), () => void putBack());
  };
}
