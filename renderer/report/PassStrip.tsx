import { durationWords } from '#shared/program/durationWords';
import type { Program } from '#shared/program/schema';
import styles from './PassStrip.module.css';
import { stepLight } from './stepLight';

/** One pass through the steps as a strip of their colours, each as wide as its share of the time. */
export function PassStrip({ program }: { readonly program: Program }) {
  const { steps } = program;
  const passMs = steps.reduce((sum, { duration }) => sum + (duration ?? 0), 0);
  const stays = steps.at(-1)?.duration === null;
  return (
    <div>
      <div className={styles['strip']} aria-hidden="true">
        {steps.map((step) => (
          <span
            key={step.id}
            className={styles['step']}
            style={{ flexGrow: step.duration ?? Math.max(passMs, 1), background: stepLight(step) }}
          >
            <span className={styles['name']}>{step.id}</span>
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
