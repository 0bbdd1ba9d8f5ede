import { useEffect, useState, type KeyboardEvent, type PointerEvent, type RefObject } from 'react';
import { words } from '../words/words';
import styles from './HeightHandle.module.css';

interface HeightHandleProps {
  /** What is made higher and lower: it goes by its `--height`, and ends where the window does. */
  readonly of: RefObject<HTMLElement | null>;
}

/** What of the window the inspector may take: the stage stays in sight. */
const shares = { least: 0.2, most: 0.7 };
const keyStep = 0.04;

/** The upper edge of the inspector: dragged, or moved by the arrow keys. Nothing else is drawn anew for it. */
export function HeightHandle({ of }: HeightHandleProps) {
  const [share, setShare] = useState<number>(shares.least);
  useEffect(() => {
    const grown = of.current;
    if (!grown) return undefined;
    const observer = new ResizeObserver(() => setShare(grown.offsetHeight / innerHeight));
    observer.observe(grown);
    return () => observer.disconnect();
  }, [of]);

  function setTo(wanted: number) {
    const next = Math.min(Math.max(wanted, shares.least), shares.most);
    of.current?.style.setProperty('--height', `${Math.round(next * innerHeight)}px`);
  }

  function onPointerMove(event: PointerEvent<HTMLDivElement>) {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    setTo((innerHeight - event.clientY) / innerHeight);
  }

  function onKeyDown(event: KeyboardEvent) {
    const direction = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : 0;
    if (direction === 0) return;
    event.preventDefault();
    setTo(share + direction * keyStep);
  }

  return (
    <div
      className={styles['handle']}
      role="separator"
      aria-orientation="horizontal"
      aria-label={words.inspector.resize}
      aria-valuemin={shares.least * 100}
      aria-valuemax={shares.most * 100}
      aria-valuenow={Math.round(share * 100)}
      tabIndex={0}
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={onPointerMove}
      onKeyDown={onKeyDown}
    />
  );
}
