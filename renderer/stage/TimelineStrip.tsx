import { useMemo, useRef } from 'react';
import { useIsConnected, useStates } from '../store/WindowStoreContext';
import { words } from '../words/words';
import { FilmTrack } from './FilmTrack';
import { passTimeAt } from './passTime';
import { useStageMoments } from './StagePlayback';
import { isLampOff, useStageContent } from './stageContent';
import { timelineOf } from './timeline';
import styles from './TimelineStrip.module.css';
import { TimelineSteps } from './TimelineSteps';
import { useScrubbing } from './useScrubbing';

/**
 * The timeline of one pass: steps, loop and playhead. Dragging moves to another time. A draft grows in it and cannot
 * be scrubbed.
 */
export function TimelineStrip() {
  const program = useStageContent((content) => content.program);
  const kind = useStageContent((content) => content.kind);
  const isOff = useStageContent(isLampOff);
  const layout = useStates(({ lamp }) => lamp.layout);
  const isConnected = useIsConnected();
  const timeline = useMemo(() => timelineOf(program), [program]);
  const head = useRef<HTMLDivElement>(null);
  const strip = useRef<HTMLDivElement>(null);
  const canScrub = kind === 'current' && !isOff && isConnected;
  const scrubbing = useScrubbing({ timeline, strip, canScrub });

  useStageMoments(({ content, atMs }) => {
    if (!head.current) return;
    head.current.hidden = atMs === undefined;
    if (atMs !== undefined)
      head.current.style.setProperty('--at', String(passTimeAt(content.program, atMs).filmMs));
  });

  return (
    <div
      className={styles['timeline']}
      style={{ '--length': timeline.lengthMs }}
      data-off={isOff}
      // The first step of a draft replaces another program; only the next ones make it grow.
      data-growing={kind === 'draft' && timeline.steps.length > 1}
    >
      <div
        ref={strip}
        className={styles['strip']}
        role="slider"
        tabIndex={0}
        aria-label={words.stage.timeline.label}
        aria-disabled={!canScrub}
        aria-valuemin={0}
        aria-valuemax={Math.round(timeline.lastMs / 1000)}
        aria-valuenow={0}
        {...scrubbing}
      >
        <FilmTrack program={program} layout={layout} lengthMs={timeline.lengthMs} />
        <TimelineSteps steps={timeline.steps} />
        <div ref={head} className={styles['head']} aria-hidden="true" />
      </div>
      <div className={styles['below']}>
        {timeline.loop && (
          <div
            className={styles['loop']}
            style={{ '--start': timeline.loop.startMs, '--span': timeline.loop.lengthMs }}
            title={words.stage.timeline.loop(timeline.loop.rounds)}
          >
            <span className={styles['rounds']} aria-hidden="true">
              {words.stage.timeline.rounds(timeline.loop.rounds)}
            </span>
            <span className="visually-hidden">{words.stage.timeline.loop(timeline.loop.rounds)}</span>
          </div>
        )}
      </div>
    </div>
  );
}
