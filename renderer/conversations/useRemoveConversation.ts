import { routes } from '#shared/api/contract';
import type { AskInPlace } from '../store/useAskInPlace';
import { useWindowStore } from '../store/WindowStoreContext';
import { words } from '../words/words';

/** A conversation that is to be deleted. */
interface RemovableConversation {
  readonly id: string;
  readonly title: string;
  /** It is on the desk, and comes back there when it is put back. */
  readonly isOpen: boolean;
}

/** Deletes a conversation, and offers to put it back. `ask` says where a failure is shown. */
export function useRemoveConversation(
  ask: AskInPlace['ask'],
): (doomed: RemovableConversation) => Promise<void> {
  const { ask: askAloud, showToast: tell } = useWindowStore();
  return async ({ id, title, isOpen }) => {
    const putBack = async () => {
      const asked = await askAloud(routes.conversations.putBack, { id });
      if (asked.ok && isOpen) await askAloud(routes.conversations.open, { id });
    };
    const asked = await ask(routes.conversations.remove, { id });
    if (asked.ok) tell(words.conversations.removed(title), () => void putBack());
  };
}
