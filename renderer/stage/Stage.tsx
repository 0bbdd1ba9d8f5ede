import { useEffect, useRef } from 'react';
import { describeProgram } from '#shared/program/describeProgram';
import { pageClock } from '../api/Clock';
import { useStates, useWindowStore } from '../store/WindowStoreContext';
import { words } from '../words/words';
import { runStage } from './runStage';
import { shownOf } from './shown';
import styles from './Stage.module.css';
import { Transport, type TransportHandle } from './Transport';

/** The lamp, large, as it glows now, and its playback below. */
export function Stage() {
  const store = useWindowStore();
  const place = useRef<HTMLDivElement>(null);
  const transport = useRef<TransportHandle>(null);
  const isStill = prefersLessMotion();
  const description = useStates((states) => descriptionOf(shownOf(states)));
  useEffect(() => {
    if (!place.current) return undefined;
    return runStage({
      store,
      clock: pageClock,
      place: place.current,
      onMoment: (moment) => transport.current?.show(moment),
      isStill,
    });
  }, [store, isStill]);
  return (
    <section className={styles['stage']} aria-label={words.stage.label}>
      <div className={styles['view']}>
        <div ref={place} className={styles['picture']} role="img" aria-label={description} />
        <Mark />
        <Softened />
        {isStill && <p className={styles['still']}>{words.stage.still}</p>}
      </div>
      <Transport ref={transport} />
    </section>
  );
}

/** While something is written, the stage says what it shows. */
function Mark() {
  const isAnswering = useStates(({ wish }) => wish.phase === 'answering');
  const kind = useStates((states) => shownOf(states).kind);
  if (!isAnswering) return null;
  return (
    <p className={styles['mark']} data-kind={kind}>
      {words.stage.marks[kind]}
    </p>
  );
}

/** What was done to the program on show so that it does not flash dangerously. */
function Softened() {
  const softened = useStates(({ stage }) => stage.softened);
  if (softened.length === 0) return null;
  return (
    <p className={styles['softened']}>
      {words.stage.softened} {softened.join(' ')}
    </p>
  );
}

function descriptionOf(shown: ReturnType<typeof shownOf>): string {
  const isOff = shown.kind === 'current' && shown.light.phase === 'off';
  return isOff ? words.stage.off : describeProgram(shown.program);
}

function prefersLessMotion(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
