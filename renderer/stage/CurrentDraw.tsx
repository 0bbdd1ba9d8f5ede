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

/** The figures are updated at most this often, so that they can be read. */
const updateEveryMs = 250;

/**
 * The current the lamp draws and may draw, highlighted if it limits the light. Without a real lamp it says so; the
 * tooltip shows what a lamp would draw.
 */
export function CurrentDraw() {
  const playback = useStagePlayback();
  const budgetMa = useStates(({ lamp }) => lamp.guards.budgetMa);
  const reportedPercent = useStates(({ lamp }) => lamp.report?.scaledPercent);
  const lamp = useStates(lampPresence);
  const [hint, setHint] = useState('');
  const box = useRef<HTMLParagraphElement>(null);
  const now = useRef<HTMLSpanElement>(null);
  const announcement = useRef<HTMLSpanElement>(null);
  const throttle = useActionThrottle(updateEveryMs);

  /** Without React, since it changes four times a second. */
  function write(moment: StageMoment) {
    if (!box.current || !now.current || !announcement.current) return;
    const { drawnMa, leftPercent } = estimateDraw(moment, reportedPercent);
    now.current.textContent = words.stage.draw.now(drawnMa);
    box.current.dataset['limited'] = String(leftPercent < 100);
    announcement.current.textContent = leftPercent < 100 ? words.stage.draw.limited : '';
  }
  useStageMoments((moment) => throttle.run(() => write(moment)));

  // The lamp's report may change while its light does not.
  const writeAgain = useEffectEvent(() => {
    if (playback.moment) write(playback.moment);
  });
  useEffect(() => writeAgain());

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
          <span ref={announcement} className="visually-hidden" />
        </span>
      </p>
    </Tooltip>
  );
}
