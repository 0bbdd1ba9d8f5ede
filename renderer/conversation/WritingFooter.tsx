import { Square } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { AnsweringState } from '#shared/api/areas/wishArea';
import { routes } from '#shared/api/contract';
import { pageClock } from '../api/PageClock';
import { Button } from '../controls/Button';
import { iconProps } from '../controls/IconButton';
import { useIsConnected, useWindowStore } from '../store/WindowStoreContext';
import { words } from '../words/words';
import styles from './WritingFooter.module.css';

/** How often the time is written anew. */
const tickMs = 100;

/** What the writing costs so far, and the way to stop it. */
export function WritingFooter({ wish }: { readonly wish: AnsweringState }) {
  const { since, draft } = wish;
  const isOpen = useIsConnected();
  const { ask } = useWindowStore();
  const counted = words.conversation.writing.counted(wish);
  return (
    <div className={styles['foot']}>
      <p className={styles['figures']}>
        {counted !== '' && `${counted} · `}
        <Elapsed since={since} />
        <FirstLight since={since} hasDraft={draft !== null} />
      </p>
      <Button look="plain" isDisabled={!isOpen} onPress={() => void ask(routes.wish.stop, undefined)}>
        <Square {...iconProps} size={11} fill="currentColor" />
        {words.conversation.writing.stop}
      </Button>
    </div>
  );
}

/** The time since then, written past React. */
function Elapsed({ since }: { readonly since: number }) {
  const time = useRef<HTMLSpanElement>(null);
  const tell = useEffectEvent(() => {
    const ms = Math.max(pageClock.now() - since, 0);
    if (time.current) time.current.textContent = words.conversation.writing.elapsed(ms);
  });
  // With every other figure as well, so that they agree on a busy machine.
  useEffect(() => tell());
  useEffect(() => {
    const timer = setInterval(() => tell(), tickMs);
    return () => clearInterval(timer);
  }, []);
  return <span ref={time} />;
}

/** How long the first step took, written past React; nothing where it was there before the window was. */
function FirstLight({ since, hasDraft }: { readonly since: number; readonly hasDraft: boolean }) {
  const figure = useRef<HTMLSpanElement>(null);
  const [isWatched] = useState(!hasDraft);
  useEffect(() => {
    if (!isWatched || !hasDraft || !figure.current || figure.current.textContent !== '') return;
    const ms = Math.max(pageClock.now() - since, 0);
    figure.current.textContent = ` · ${words.conversation.writing.firstLight(ms)}`;
  }, [isWatched, hasDraft, since]);
  return <span ref={figure} />;
}
