import { NoticeList } from '../notices/NoticeList';
import { conversationTalk, wishOnItsWay } from '../store/selectors';
import { useStates } from '../store/WindowStoreContext';
import { words } from '../words/words';
import styles from './Conversation.module.css';
import { Examples } from './Examples';
import { followEnd } from './followEnd';
import { PromptBar } from './PromptBar';
import { Talk } from './Talk';
import { WishBubble } from './WishBubble';
import { Writing } from './Writing';

/** The conversation: what was wished and what came of it, what is being written, and the place for the next wish. */
export function Conversation() {
  const items = useStates(conversationTalk);
  const wish = useStates((states) => states.wish);
  const onItsWay = useStates(wishOnItsWay);
  const isEmpty = items.length === 0 && wish.phase === 'idle';
  return (
    <section className={styles['column']} aria-label={words.conversation.label}>
      <div className={styles['scroll']}>
        {isEmpty ? (
          <Examples />
        ) : (
          <div ref={followEnd} className={styles['talk']}>
            <Talk items={items} />
            {onItsWay !== undefined && <WishBubble text={onItsWay} />}
            {wish.phase === 'answering' && <Writing wish={wish} />}
          </div>
        )}
      </div>
      <NoticeList />
      <PromptBar />
    </section>
  );
}
