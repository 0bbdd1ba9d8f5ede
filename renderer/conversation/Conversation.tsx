import { useEffect, useRef, type ReactNode } from 'react';
import { ModelCard } from '../engine/ModelCard';
import { NoticeList } from '../notices/NoticeList';
import { conversationTalk, latestWish, wishOnItsWay } from '../store/selectors';
import { useStates } from '../store/WindowStoreContext';
import { words } from '../words/words';
import styles from './Conversation.module.css';
import { Examples } from './Examples';
import { followEnd } from './followEnd';
import { PhaseStatus } from './PhaseStatus';
import { PromptBar } from './PromptBar';
import { Talk } from './Talk';
import { NewWish } from './WishBubble';
import { Writing } from './Writing';

/** The conversation: what was wished and what came of it, what is being written, and the place for the next wish. */
export function Conversation() {
  const id = useStates(({ conversation }) => conversation.id);
  const isEmpty = useStates(
    (states) => conversationTalk(states).length === 0 && states.wish.phase === 'idle',
  );
  return (
    <>
      <PhaseStatus />
      <section className={styles['column']} aria-label={words.conversation.label}>
        {/* Entries are numbered anew in each conversation: nothing of one may stay in another. */}
        <Scroll key={id}>{isEmpty ? <Examples /> : <Told />}</Scroll>
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
function Scroll({ children }: { readonly children: ReactNode }) {
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
function Told() {
  const items = useStates(conversationTalk);
  const wish = useStates((states) => states.wish);
  const onItsWay = useStates(wishOnItsWay);
  return (
    <div ref={followEnd} className={styles['talk']}>
      <Talk items={items} />
      {wish.phase === 'answering' && (
        <>
          {onItsWay !== undefined && <NewWish text={onItsWay} reading={wish.reading} />}
          <Writing key={wish.since} wish={wish} />
        </>
      )}
    </div>
  );
}
