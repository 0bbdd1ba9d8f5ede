import { useRef } from 'react';
import { words } from '../words/words';
import { passTimeAt } from './passTime';
import { useStageMoments } from './StagePlayback';
import styles from './TimeReadout.module.css';

/** The time in the pass, and the length of a pass. Updated without React. */
export function TimeReadout() {
  const at = useRef<HTMLSpanElement>(null);
  const of = useRef<HTMLSpanElement>(null);
  useStageMoments(({ content, atMs }) => {
    const time = atMs === undefined ? undefined : passTimeAt(content.program, atMs);
    write(at.current, time ? words.stage.transport.at(time.atMs) : words.stage.transport.dark);
    write(of.current, time ? words.stage.transport.of(time.passMs, time.isEndless) : '');
  });
  return (
    <p className={styles['time']}>
      <span ref={at} className={styles['at']} />
      <span ref={of} />
    </p>
  );
}

/** Unchanged text is not written again, which saves a layout. */
function write(element: HTMLElement | null, text: string): void {
  if (element && element.textContent !== text) element.textContent = text;
}
