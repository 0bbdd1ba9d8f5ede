import { useEffect, useRef } from 'react';
import { estimateDraw } from '../stage/estimateDraw';
import { useActionThrottle } from '../stage/ActionThrottle';
import { useStagePlayback } from '../stage/StagePlayback';
import { useStates } from '../store/WindowStoreContext';
import { words } from '../words/words';
import styles from './LampCurrentDraw.module.css';

/** Figures that change more often cannot be read. */
const readEveryMs = 250;

/** What the lamp draws now, of what it may; it says so once that has dimmed the light. Written past React. */
export function LampCurrentDraw() {
  const budgetMa = useStates(({ lamp }) => lamp.guards.budgetMa);
  const reportedPercent = useStates(({ lamp }) => lamp.report?.scaledPercent);
  const playback = useStagePlayback();
  const figures = useRef<HTMLSpanElement>(null);
  const warning = useRef<HTMLSpanElement>(null);
  const pace = useActionThrottle(readEveryMs);
  const { drawn, limits } = words.lamp.details;

  // A light that is held tells no new moment, but the present one is told again when the lamp says something else of it.
  useEffect(
    () =>
      playback.subscribe((moment) =>
        pace.run(() => {
          if (!figures.current || !warning.current) return;
          const { drawnMa, leftPercent } = estimateDraw(moment, reportedPercent);
          figures.current.textContent = drawn(drawnMa, budgetMa);
          // It stays: a light that comes and goes would make the lines below it jump.
          if (leftPercent < 100) warning.current.hidden = false;
        }),
      ),
    [playback, pace, budgetMa, reportedPercent, drawn],
  );

  return (
    <>
      <span ref={figures} className={styles['draw']}>
        {drawn(0, budgetMa)}
      </span>
      <span key={budgetMa} ref={warning} className={styles['warning']} hidden>
        {limits}
      </span>
    </>
  );
}
