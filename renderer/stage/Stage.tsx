import { useEffect, useRef } from 'react';
import { pageClock } from '../api/Clock';
import { descriptionOf } from '../store/selectors';
import { useWindowStore } from '../store/WindowStoreContext';
import { words } from '../words/words';
import { PlayButton } from './PlayButton';
import { useIsStill, usePlayback } from './Playback';
import { runStage } from './runStage';
import { identityOf, isDark, type Shown } from './shown';
import { Softened } from './Softened';
import styles from './Stage.module.css';
import { StageMarks } from './StageMarks';
import { TimelineStrip } from './TimelineStrip';
import { Transport } from './Transport';
import { useShown } from './useShown';
import { ViewChoice } from './ViewChoice';

/** The lamp, large, as it glows now, and its playback below. */
export function Stage() {
  const store = useWindowStore();
  const playback = usePlayback();
  const place = useRef<HTMLDivElement>(null);
  const description = useShown(pictureDescription);
  const isStill = useIsStill();
  useLessMotion();
  useUsualRate();
  useEffect(() => {
    if (!place.current) return undefined;
    return runStage({ store, clock: pageClock, playback, place: place.current });
  }, [store, playback]);
  return (
    <section className={styles['stage']} aria-label={words.stage.label}>
      <div className={styles['view']}>
        <div ref={place} className={styles['picture']} role="img" aria-label={description} />
        <div className={styles['top']}>
          <StageMarks />
          <ViewChoice />
        </div>
        {isStill && (
          <div className={styles['still']}>
            <PlayButton size="large" />
            <p className={styles['words']}>{words.stage.still}</p>
          </div>
        )}
        <Softened />
      </div>
      <div className={styles['playback']} role="group" aria-label={words.stage.transport.label}>
        <Transport />
        <TimelineStrip />
      </div>
    </section>
  );
}

/** Where the system asks for less motion, the picture stands until its owner lets it move. */
function useLessMotion(): void {
  const playback = usePlayback();
  useEffect(() => {
    const query = matchMedia('(prefers-reduced-motion: reduce)');
    const heed = () => playback.setStill(query.matches);
    heed();
    query.addEventListener('change', heed);
    return () => query.removeEventListener('change', heed);
  }, [playback]);
}

/** A preview's speed is meant for what it was set for: the next show runs as it is. */
function useUsualRate(): void {
  const { setView } = useWindowStore();
  const identity = useShown(lastingIdentity);
  const before = useRef(identity);
  useEffect(() => {
    if (identity === undefined || identity === before.current) return;
    before.current = identity;
    setView({ previewRate: 1 });
  }, [identity, setView]);
}

/** What is compared shows for a moment only. */
function lastingIdentity(shown: Shown) {
  return shown.kind === 'compared' ? undefined : identityOf(shown);
}

function pictureDescription(shown: Shown): string {
  return isDark(shown) ? words.stage.off : descriptionOf(shown.program);
}
