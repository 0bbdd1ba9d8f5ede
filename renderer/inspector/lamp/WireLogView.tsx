import { ArrowDown, Eraser, Pause, Play } from 'lucide-react';
import { memo, useLayoutEffect, useRef, useState } from 'react';
import type { WireLine } from '#shared/api/areas/lampArea';
import { Button } from '../../controls/Button';
import { CopyButton } from '../../controls/CopyButton';
import { IconButton, iconProps } from '../../controls/IconButton';
import { useIsConnected } from '../../store/WindowStoreContext';
import { words } from '../../words/words';
import { useWireLog } from './useWireLog';
import styles from './WireLogView.module.css';
import { arrowOf, linesAsText } from './wireLines';

/** The list counts as scrolled to its end within this distance, in CSS pixels. */
const nearPx = 24;

/** The messages between the app and the lamp. It follows its end, unless the user has scrolled away from it. */
export function WireLogView() {
  const text = words.inspector.lamp.log;
  const { log, isPaused, setIsPaused, clear } = useWireLog();
  const { lines, lastNumber } = log;
  const list = useRef<HTMLDivElement>(null);
  const [isFollowing, setIsFollowing] = useState(true);
  const reachedPx = useRef(0);
  useLayoutEffect(() => {
    const box = list.current;
    if (!box || !isFollowing) return;
    // The user may have scrolled away just now: the scroll event comes with the next frame.
    if (box.scrollTop < reachedPx.current - nearPx && !isAtEnd(box)) return;
    box.scrollTop = box.scrollHeight;
    reachedPx.current = box.scrollTop;
  });

  function goToEnd(): void {
    reachedPx.current = 0;
    setIsFollowing(true);
  }

  return (
    <div className={styles['log']}>
      <div className={styles['tools']}>
        <p className={styles['count']}>
          {lines.length > 0 && text.lines(lines.length)}
          {isPaused && ` · ${text.paused}`}
        </p>
        <IconButton
          icon={isPaused ? Play : Pause}
          label={isPaused ? text.resume : text.pause}
          onPress={() => setIsPaused(!isPaused)}
        />
        <IconButton icon={Eraser} label={text.clear} isDisabled={lines.length === 0} onPress={clear} />
        <CopyButton label={text.copy} isDisabled={lines.length === 0} text={() => linesAsText(lines)} />
      </div>
      <div className={styles['frame']}>
        <div
          ref={list}
          className={styles['lines']}
          data-following={isFollowing}
          role="log"
          aria-live="off"
          aria-label={text.label}
          tabIndex={0}
          onScroll={({ currentTarget }) => setIsFollowing(isAtEnd(currentTarget))}
        >
          {lines.length === 0 ? (
            <Empty isCleared={lastNumber > 0} />
          ) : (
            <ol>
              {lines.map((line) => (
                <Line key={line.number} line={line} />
              ))}
            </ol>
          )}
        </div>
        {!isFollowing && lines.length > 0 && (
          <div className={styles['toEnd']}>
            <Button onPress={goToEnd}>
              <ArrowDown {...iconProps} />
              {text.toEnd}
            </Button>
          </div>
        )}
      </div>
    </div>
  );
}

const Line = memo(function Line({ line }: { readonly line: WireLine }) {
  const text = words.inspector.lamp.log;
  return (
    <li className={styles['line']} data-from={line.from}>
      <time className={styles['at']}>{text.at(line.at)}</time>
      <span className={styles['arrow']} aria-hidden="true">
        {arrowOf(line)}
      </span>
      <span className="visually-hidden">{text.from[line.from]}: </span>
      <span className={styles['text']}>{line.text}</span>
    </li>
  );
});

function Empty({ isCleared }: { readonly isCleared: boolean }) {
  const text = words.inspector.lamp.log;
  const isConnected = useIsConnected();
  return (
    <p className={styles['empty']}>{isConnected ? (isCleared ? text.cleared : text.empty) : text.lost}</p>
  );
}

function isAtEnd({ scrollTop, scrollHeight, clientHeight }: HTMLElement): boolean {
  return scrollHeight - clientHeight - scrollTop < nearPx;
}
