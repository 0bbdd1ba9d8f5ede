import { useEffect, useState, type KeyboardEvent, type PointerEvent, type RefObject } from 'react';
import { words } from '../words/words';
import styles from './HeightHandle.module.css';

interface HeightHandleProps {
  /** The element to resize: its height is `--height`, and it ends at the bottom of the window. */
  readonly of: RefObject<HTMLElement | null>;
}

/** The share of the window that the inspector may take, so that the stage stays in view. */
const shares = { min: 0.2, max: 0.7 };
const keyStep = 0.04;

/** The top edge of the inspector: dragged, or moved with the arrow keys. Resizing re-renders nothing else. */
export function HeightHandle({ of }: HeightHandleProps) {
  const [share, setShare] = useState<number>(shares.min);
  useEffect(() => {
    const element = of.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() => setShare(element.offsetHeight / innerHeight));
    observer.observe(element);
    return () => observer.disconnect();
  }, [of]);

  function resizeTo(requested: number) {
    const next = Math.min(Math.max(requested, shares.min), shares.max);
    of.current?.style.setProperty('--height', `${Math.round(next * innerHeight)}px`);
  }

  function onPointerMove(event: PointerEvent<HTMLDivElement>) {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    resizeTo((innerHeight - event.clientY) / innerHeight);
  }

  function onKeyDown(event: KeyboardEvent) {
    const direction = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : 0;
    if (direction === 0) return;
    event.preventDefault();
    resizeTo(share + direction * keyStep);
  }

  return (
    <div
      className={styles['handle']}
      role="separator"
      aria-orientation="horizontal"
      aria-label={words.inspector.resize}
      aria-valuemin={shares.min * 100}
      aria-valuemax={shares.max * 100}
      aria-valuenow={Math.round(share * 100)}
      tabIndex={0}
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={onPointerMove}
      onKeyDown={onKeyDown}
    />
  );
}
