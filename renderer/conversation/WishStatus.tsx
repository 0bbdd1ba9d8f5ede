import type { States } from '#shared/api/contract';
import { openConversationItems } from '../store/selectors';
import { useStates } from '../store/WindowStoreContext';
import { words } from '../words/words';

/** Tells screen readers what is being done and how it ended: phases, never tokens. */
export function WishStatus() {
  const status = useStates(statusOf);
  return (
    <p className="visually-hidden" role="status">
      {status}
    </p>
  );
}

function statusOf(states: States): string {
  const { wish } = states;
  if (wish.phase === 'answering') return words.conversation.writing.phase(wish);
  const last = openConversationItems(states).at(-1);
  switch (last?.type) {
    case 'run':
      return words.conversation.writing.onShow(last.versions.at(-1)?.program.name ?? '');
    case 'failure':
      return last.code === 'STOPPED' ? words.conversation.stopped : last.message;
    case 'wish':
      return last.isLeftAsRemark ? words.conversation.wish.left : '';
    case 'restore':
      return words.conversation.restored(last.how, last.name);
    default:
      return '';
  }
}
