import { TriangleAlert } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { iconLook } from '../controls/icons';
import { Tooltip } from '../controls/Tooltip';
import { useStates } from '../store/WindowStoreContext';
import { words } from '../words/words';
import styles from './CurrentDraw.module.css';
import { drawOf, lampOnWire } from './draw';
import { usePaced } from './Paced';
import { useMoments, usePlayback } from './Playback';
import type { StageMoment } from './StageLight';

/** Figures that change more often cannot be read. */
const readEveryMs = 250;

/**
 * What the lamp draws and may draw. It comes forward where that limits the light. Where no lamp draws anything it says so, and
 * what one would draw is read by pointing at it.
 */
export function CurrentDraw() {
  const playback = usePlayback();
  const budgetMa = useStates(({ lamp }) => lamp.guards.budgetMa);
  const reportedPercent = useStates(({ lamp }) => lamp.report?.scaledPercent);
  const lamp = useStates(lampOnWire);
  const [hint, setHint] = useState('');
  const box = useRef<HTMLParagraphElement>(null);
  const now = useRef<HTMLSpanElement>(null);
  const heard = useRef<HTMLSpanElement>(null);
  const pace = usePaced(readEveryMs);

  /** Written past React: it is another one four times a second. */
  function write(moment: StageMoment) {
    if (!box.current || !now.current || !heard.current) return;
    const { drawnMa, leftPercent } = drawOf(moment, reportedPercent);
    now.current.textContent = words.stage.draw.now(drawnMa);
    box.current.dataset['limited'] = String(leftPercent < 100);
    heard.current.textContent = leftPercent < 100 ? words.stage.draw.limited : '';
  }
  useMoments((moment) => pace.ask(() => write(moment)));

  // What the lamp says may change while its light does not.
  const writeAnew = useEffectEvent(() => {
    if (playback.moment) write(playback.moment);
  });
  useEffect(() => writeAnew());

  function explain() {
    if (!playback.moment) return;
    const { drawnMa, leftPercent } = drawOf(playback.moment, reportedPercent);
    setHint(words.stage.draw.hint(drawnMa, budgetMa, leftPercent));
  }

  return (
    <Tooltip text={hint}>
      <p ref={box} className={styles['draw']} onPointerEnter={explain}>
        {lamp !== 'real' && words.stage.draw[lamp]}
        <span className={styles['figures']} hidden={lamp !== 'real'}>
          <TriangleAlert {...iconLook} size={14} />
          <span ref={now} className={styles['now']} />
          <span className={styles['of']}>{words.stage.draw.of(budgetMa)}</span>
          <span ref={heard} className="heard" />
        </span>
      </p>
    </Tooltip>
  );
}
