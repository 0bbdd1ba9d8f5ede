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

/** A large picture of the lamp as it glows now, and the playback controls below. */
export function Stage() {
  const store = useWindowStore();
  const playback = useStagePlayback();
  const container = useRef<HTMLDivElement>(null);
  const description = useStageContent(pictureDescription);
  const isStill = useIsStill();
  useReducedMotion();
  useRateReset();
  useEffect(() => {
    if (!container.current) return undefined;
    return runStage({ store, clock: pageClock, playback, container: container.current });
  }, [store, playback]);
  return (
    <section className={styles['stage']} aria-label={words.stage.label}>
      <div className={styles['view']}>
        <div ref={container} className={styles['picture']} role="img" aria-label={description} />
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

/** If the system asks for less motion, the picture does not move until the user presses play. */
function useReducedMotion(): void {
  const playback = useStagePlayback();
  useEffect(() => {
    const query = matchMedia('(prefers-reduced-motion: reduce)');
    const update = () => playback.setStill(query.matches);
    update();
    query.addEventListener('change', update);
    return () => query.removeEventListener('change', update);
  }, [playback]);
}

/** Resets the preview speed when another program is shown. */
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

/** Undefined for a compared program, which is shown only for a moment. */
function lastingIdentity(content: StageContent) {
  return content.kind === 'compared' ? undefined : contentIdentityOf(content);
}

function pictureDescription(content: StageContent): string {
  return isLampOff(content) ? words.stage.off : descriptionOf(content.program);
}
