import type { ProgramError } from '#shared/program/parseProgram';
import styles from './ProgramFailure.module.css';

/** Why a text gives no program: the code, and where in the JSON the trouble is. The sentence is the heading above. */
export function ProgramFailure({ error }: { readonly error: ProgramError }) {
  return (
    <div className={styles['failure']}>
      <dl className={styles['facts']}>
        <dt>Code</dt>
        <dd>
          <code>{error.code}</code>
        </dd>
        <dt>Where</dt>
        <dd>
          <code>{error.path}</code>
          {error.path === '$' && <span className={styles['gloss']}>the whole text</span>}
        </dd>
      </dl>
      <p className={styles['hint']}>
        A program is a JSON object with a list of steps; text around it does no harm. The examples show one
        that is sound and one that only needs mending.
      </p>
    </div>
  );
}
