import { useEffect, useRef } from 'react';
import { estimateDraw } from '../stage/estimateDraw';
import { useActionThrottle } from '../stage/ActionThrottle';
import { useStagePlayback } from '../stage/StagePlayback';
import { useStates } from '../store/WindowStoreContext';
import { words } from '../words/words';
import styles from './LampCurrentDraw.module.css';

/** The figures are updated at most this often, so that they can be read. */
const updateEveryMs = 250;

/** The current the lamp draws and may draw, and a warning once the light was dimmed for it. Updated without React. */
export function LampCurrentDraw() {
  const budgetMa = useStates(({ lamp }) => lamp.guards.budgetMa);
  const reportedPercent = useStates(({ lamp }) => lamp.report?.scaledPercent);
  const playback = useStagePlayback();
  const figures = useRef<HTMLSpanElement>(null);
  const warning = useRef<HTMLSpanElement>(null);
  const throttle = useActionThrottle(updateEveryMs);
  const { drawn, limits } = words.lamp.details;

  // A paused light sends no new moments; subscribing again repeats the current one when the lamp's report changes.
  useEffect(
    () =>
      playback.subscribe((moment) =>
        throttle.run(() => {
          if (!figures.current || !warning.current) return;
          const { drawnMa, leftPercent } = estimateDraw(moment, reportedPercent);
          figures.current.textContent = drawn(drawnMa, budgetMa);
          // Never hidden again: a light that varies would make the lines below jump.
          if (leftPercent < 100) warning.current.hidden = false;
        }),
      ),
    [playback, throttle, budgetMa, reportedPercent, drawn],
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
