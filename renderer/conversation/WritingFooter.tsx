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

/** The time is updated this often. */
const tickMs = 100;

/** Tokens and time so far, and a button to stop. */
export function WritingFooter({ wish }: { readonly wish: AnsweringState }) {
  const { since, draft } = wish;
  const isConnected = useIsConnected();
  const { ask } = useWindowStore();
  const counted = words.conversation.writing.counted(wish);
  return (
    <div className={styles['foot']}>
      <p className={styles['figures']}>
        {counted !== '' && `${counted} · `}
        <Elapsed since={since} />
        <FirstLight since={since} hasDraft={draft !== null} />
      </p>
      <Button look="plain" isDisabled={!isConnected} onPress={() => void ask(routes.wish.stop, undefined)}>
        <Square {...iconProps} size={11} fill="currentColor" />
        {words.conversation.writing.stop}
      </Button>
    </div>
  );
}

/** The elapsed time, updated without React. */
function Elapsed({ since }: { readonly since: number }) {
  const time = useRef<HTMLSpanElement>(null);
  const update = useEffectEvent(() => {
    const ms = Math.max(pageClock.now() - since, 0);
    if (time.current) time.current.textContent = words.conversation.writing.elapsed(ms);
  });
  // Also on every render, so that the figures agree on a busy machine.
  useEffect(() => update());
  useEffect(() => {
    const timer = setInterval(() => update(), tickMs);
    return () => clearInterval(timer);
  }, []);
  return <span ref={time} />;
}

/** The time to the first step, written without React; empty if that step came before the window was opened. */
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
