import { describeCommand } from '#shared/program/describeProgram';
import { durationWords } from '#shared/program/durationWords';
import type { Step } from '#shared/program/schema';
import styles from './StepRows.module.css';
import { Swatches } from './Swatches';

/** Every step of a program as a row: its id, its colours, what it shows in words, and how long. */
export function StepRows({ steps }: { readonly steps: readonly Step[] }) {
  return (
    <ol className={styles['rows']}>
      {steps.map(({ id, command, duration, transition }) => (
        <li key={id} className={styles['row']}>
          <span className={styles['id']}>{id}</span>
          <span className={styles['colors']}>
            <Swatches command={command} />
          </span>
          <span className={styles['shows']}>{describeCommand(command)}</span>
          {transition ? <span className={styles['fade']}>fades in {durationWords(transition)}</span> : null}
          <span className={styles['duration']}>{duration === null ? 'stays' : durationWords(duration)}</span>
        </li>
      ))}
    </ol>
  );
}
