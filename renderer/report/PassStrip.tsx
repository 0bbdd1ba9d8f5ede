import { filmLengthMs } from '#shared/animation/filmstrip';
import { durationWords } from '#shared/program/durationWords';
import type { Program } from '#shared/program/schema';
import { FilmCanvas } from './FilmCanvas';
import styles from './PassStrip.module.css';

/** One pass through the steps as a strip of their light, with each step's name where it begins. */
export function PassStrip({ program }: { readonly program: Program }) {
  const { steps } = program;
  const lengthMs = filmLengthMs(program);
  const passMs = steps.reduce((sum, { duration }) => sum + (duration ?? 0), 0);
  const stays = steps.at(-1)?.duration === null;
  return (
    <div>
      <div className={styles['strip']} aria-hidden="true">
        <FilmCanvas program={program} className={styles['light']} />
        {steps.map(({ id, duration }) => (
          <span key={id} className={styles['step']} style={{ flexGrow: duration ?? lengthMs - passMs }}>
            <span className={styles['name']}>{id}</span>
          </span>
        ))}
      </div>
      <p className={styles['caption']}>{passWords(passMs, stays)}</p>
    </div>
  );
}

function passWords(passMs: number, stays: boolean): string {
  if (passMs === 0) return 'Stays until something else is played';
  return `One pass takes ${durationWords(passMs)}${stays ? ', then the last step stays' : ''}`;
}
