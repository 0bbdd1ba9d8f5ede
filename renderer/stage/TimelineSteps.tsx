import { memo } from 'react';
import type { TimelineStep } from './timeline';
import styles from './TimelineSteps.module.css';

/** The start and name of each step. */
export const TimelineSteps = memo(function TimelineSteps(props: { readonly steps: readonly TimelineStep[] }) {
  return (
    <div className={styles['steps']} aria-hidden="true">
      {props.steps.map(({ id, startMs, lengthMs, isReached }) => (
        <div
          key={id}
          className={styles['step']}
          style={{ '--start': startMs, '--span': lengthMs }}
          data-reached={isReached}
        >
          <span className={styles['name']}>{id}</span>
        </div>
      ))}
    </div>
  );
});
