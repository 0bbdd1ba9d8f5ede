import { useEffect, useRef, type ReactNode } from 'react';
import { ModelCard } from '../engine/ModelCard';
import { NoticeList } from '../notices/NoticeList';
import { openConversationItems, latestWish, unloggedWish } from '../store/selectors';
import { useStates } from '../store/WindowStoreContext';
import { words } from '../words/words';
import styles from './Conversation.module.css';
import { Examples } from './Examples';
import { followEnd } from './followEnd';
import { WishStatus } from './WishStatus';
import { PromptBar } from './PromptBar';
import { ConversationItemList } from './ConversationItemList';
import { UnloggedWishBubble } from './WishBubble';
import { WritingCard } from './WritingCard';

/** The conversation: wishes and their answers, the answer being written, and the prompt. */
export function Conversation() {
  const id = useStates(({ conversation }) => conversation.id);
  const isEmpty = useStates(
    (states) => openConversationItems(states).length === 0 && states.wish.phase === 'idle',
  );
  return (
    <>
      <WishStatus />
      <section className={styles['column']} aria-label={words.conversation.label}>
        {/* Entry numbers restart in each conversation, so no state of one may be reused in another. */}
        <ScrollArea key={id}>{isEmpty ? <Examples /> : <ConversationLog />}</ScrollArea>
        <div className={styles['model']}>
          <ModelCard isCompact={!isEmpty} />
        </div>
        <NoticeList />
        <PromptBar />
      </section>
    </>
  );
}

/** The scrolling part. It opens at its end, and goes there with each wish. */
function ScrollArea({ children }: { readonly children: ReactNode }) {
  const scroll = useRef<HTMLDivElement>(null);
  const latest = useStates(latestWish);
  // Whoever sends a wish wants to see its answer, wherever the conversation was scrolled to.
  useEffect(() => {
    if (latest !== undefined) scroll.current?.scrollTo({ top: scroll.current.scrollHeight });
  }, [latest]);
  return (
    <div ref={scroll} className={styles['scroll']}>
      {children}
    </div>
  );
}

/** The items of the conversation, and below them the answer being written. */
function ConversationLog() {
  const items = useStates(openConversationItems);
  const wish = useStates((states) => states.wish);
  const unlogged = useStates(unloggedWish);
  return (
    <div ref={followEnd} className={styles['log']}>
      <ConversationItemList items={items} />
      {wish.phase === 'answering' && (
        <>
          {unlogged !== undefined && <UnloggedWishBubble text={unlogged} reading={wish.reading} />}
          <WritingCard key={wish.since} wish={wish} />
        </>
      )}
    </div>
  );
}
