import { useEffect, useRef } from 'react';
import { pageClock } from '../api/PageClock';
import { descriptionOf } from '../store/selectors';
import { useWindowStore } from '../store/WindowStoreContext';
import { words } from '../words/words';
import { PlayButton } from './PlayButton';
import { useIsStill, useStagePlayback } from './StagePlayback';
import { runStage } from './runStage';
import { contentIdentityOf, isLampOff, type StageContent, useStageContent } from './stageContent';
import { SoftenedNotice } from './SoftenedNotice';
import styles from './Stage.module.css';
import { StageBadges } from './StageBadges';
import { TimelineStrip } from './TimelineStrip';
import { PlaybackControls } from './PlaybackControls';
import { ViewChoice } from './ViewChoice';

/** The lamp, large, as it glows now, and its playback below. */
export function Stage() {
  const store = useWindowStore();
  const playback = useStagePlayback();
  const place = useRef<HTMLDivElement>(null);
  const description = useStageContent(pictureDescription);
  const isStill = useIsStill();
  useReducedMotion();
  useRateReset();
  useEffect(() => {
    if (!place.current) return undefined;
    return runStage({ store, clock: pageClock, playback, container: place.current });
  }, [store, playback]);
  return (
    <section className={styles['stage']} aria-label={words.stage.label}>
      <div className={styles['view']}>
        <div ref={place} className={styles['picture']} role="img" aria-label={description} />
        <div className={styles['top']}>
          <StageBadges />
          <ViewChoice />
        </div>
        {isStill && (
          <div className={styles['still']}>
            <PlayButton size="large" />
            <p className={styles['words']}>{words.stage.still}</p>
          </div>
        )}
        <SoftenedNotice />
      </div>
      <div className={styles['playback']} role="group" aria-label={words.stage.transport.label}>
        <PlaybackControls />
        <TimelineStrip />
      </div>
    </section>
  );
}

/** Where the system asks for less motion, the picture stands until its owner lets it move. */
function useReducedMotion(): void {
  const playback = useStagePlayback();
  useEffect(() => {
    const query = matchMedia('(prefers-reduced-motion: reduce)');
    const heed = () => playback.setStill(query.matches);
    heed();
    query.addEventListener('change', heed);
    return () => query.removeEventListener('change', heed);
  }, [playback]);
}

/** A preview's speed is meant for what it was set for: the next show runs as it is. */
function useRateReset(): void {
  const { setView } = useWindowStore();
  const identity = useStageContent(lastingIdentity);
  const before = useRef(identity);
  useEffect(() => {
    if (identity === undefined || identity === before.current) return;
    before.current = identity;
    setView({ previewRate: 1 });
  }, [identity, setView]);
}

/** What is compared shows for a moment only. */
function lastingIdentity(shown: StageContent) {
  return shown.kind === 'compared' ? undefined : contentIdentityOf(shown);
}

function pictureDescription(shown: StageContent): string {
  return isLampOff(shown) ? words.stage.off : descriptionOf(shown.program);
}
