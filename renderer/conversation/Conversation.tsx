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

/** The conversation: what was wished and what came of it, what is being written, and the place for the next wish. */
export function Conversation() {
  const id = useStates(({ conversation }) => conversation.id);
  const isEmpty = useStates(
    (states) => openConversationItems(states).length === 0 && states.wish.phase === 'idle',
  );
  return (
    <>
      <WishStatus />
      <section className={styles['column']} aria-label={words.conversation.label}>
        {/* Entries are numbered anew in each conversation: nothing of one may stay in another. */}
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

/** What scrolls: it opens at its end, and goes there with each wish. */
function ScrollArea({ children }: { readonly children: ReactNode }) {
  const scroll = useRef<HTMLDivElement>(null);
  const latest = useStates(latestWish);
  // Who wishes for something wants to see what comes of it, wherever the column was scrolled to.
  useEffect(() => {
    if (latest !== undefined) scroll.current?.scrollTo({ top: scroll.current.scrollHeight });
  }, [latest]);
  return (
    <div ref={scroll} className={styles['scroll']}>
      {children}
    </div>
  );
}

/** What was said, and below it what is being written. */
function ConversationLog() {
  const items = useStates(openConversationItems);
  const wish = useStates((states) => states.wish);
  const onItsWay = useStates(unloggedWish);
  return (
    <div ref={followEnd} className={styles['talk']}>
      <ConversationItemList items={items} />
      {wish.phase === 'answering' && (
        <>
          {onItsWay !== undefined && <UnloggedWishBubble text={onItsWay} reading={wish.reading} />}
          <WritingCard key={wish.since} wish={wish} />
        </>
      )}
    </div>
  );
}
