import { useState, type KeyboardEvent, type PointerEvent, type RefObject } from 'react';
import { words } from '../words/words';
import styles from './HeightHandle.module.css';

interface HeightHandleProps {
  /** What is made higher and lower. It ends where the window does. */
  readonly of: RefObject<HTMLElement | null>;
  readonly onHeight: (px: number) => void;
}

/** What of the window the inspector may take: the stage stays in sight. */
const shares = { least: 0.2, most: 0.7 };
const keyStep = 0.04;

/** The upper edge of the inspector: dragged, or moved by the arrow keys. */
export function HeightHandle({ of, onHeight }: HeightHandleProps) {
  const [share, setShare] = useState<number | undefined>(undefined);

  function setTo(wanted: number) {
    const next = Math.min(Math.max(wanted, shares.least), shares.most);
    setShare(next);
    onHeight(Math.round(next * innerHeight));
  }

  function onPointerMove(event: PointerEvent<HTMLDivElement>) {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    setTo((innerHeight - event.clientY) / innerHeight);
  }

  function onKeyDown(event: KeyboardEvent) {
    const direction = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : 0;
    if (direction === 0) return;
    event.preventDefault();
    setTo((share ?? (of.current?.offsetHeight ?? 0) / innerHeight) + direction * keyStep);
  }

  return (
    <div
      className={styles['handle']}
      role="separator"
      aria-orientation="horizontal"
      aria-label={words.inspector.resize}
      aria-valuemin={shares.least * 100}
      aria-valuemax={shares.most * 100}
      aria-valuenow={Math.round((share ?? 0.38) * 100)}
      tabIndex={0}
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={onPointerMove}
      onKeyDown={onKeyDown}
    />
  );
}
