import { TriangleAlert } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { iconProps } from '../controls/IconButton';
import { Tooltip } from '../controls/Tooltip';
import { useStates } from '../store/WindowStoreContext';
import { words } from '../words/words';
import styles from './CurrentDraw.module.css';
import { estimateDraw, lampPresence } from './estimateDraw';
import { useActionThrottle } from './ActionThrottle';
import { useStageMoments, useStagePlayback } from './StagePlayback';
import type { StageMoment } from './StageLight';

/** Figures that change more often cannot be read. */
const readEveryMs = 250;

/**
 * What the lamp draws and may draw. It comes forward where that limits the light. Where no lamp draws anything it says so, and
 * what one would draw is read by pointing at it.
 */
export function CurrentDraw() {
  const playback = useStagePlayback();
  const budgetMa = useStates(({ lamp }) => lamp.guards.budgetMa);
  const reportedPercent = useStates(({ lamp }) => lamp.report?.scaledPercent);
  const lamp = useStates(lampPresence);
  const [hint, setHint] = useState('');
  const box = useRef<HTMLParagraphElement>(null);
  const now = useRef<HTMLSpanElement>(null);
  const heard = useRef<HTMLSpanElement>(null);
  const pace = useActionThrottle(readEveryMs);

  /** Written past React: it is another one four times a second. */
  function write(moment: StageMoment) {
    if (!box.current || !now.current || !heard.current) return;
    const { drawnMa, leftPercent } = estimateDraw(moment, reportedPercent);
    now.current.textContent = words.stage.draw.now(drawnMa);
    box.current.dataset['limited'] = String(leftPercent < 100);
    heard.current.textContent = leftPercent < 100 ? words.stage.draw.limited : '';
  }
  useStageMoments((moment) => pace.run(() => write(moment)));

  // What the lamp says may change while its light does not.
  const writeAnew = useEffectEvent(() => {
    if (playback.moment) write(playback.moment);
  });
  useEffect(() => writeAnew());

  function explain() {
    if (!playback.moment) return;
    const { drawnMa, leftPercent } = estimateDraw(playback.moment, reportedPercent);
    setHint(words.stage.draw.hint(drawnMa, budgetMa, leftPercent));
  }

  return (
    <Tooltip text={hint}>
      <p ref={box} className={styles['draw']} onPointerEnter={explain}>
        {lamp !== 'real' && words.stage.draw[lamp]}
        <span className={styles['figures']} hidden={lamp !== 'real'}>
          <TriangleAlert {...iconProps} size={14} />
          <span ref={now} className={styles['now']} />
          <span className={styles['of']}>{words.stage.draw.of(budgetMa)}</span>
          <span ref={heard} className="visually-hidden" />
        </span>
      </p>
    </Tooltip>
  );
}
