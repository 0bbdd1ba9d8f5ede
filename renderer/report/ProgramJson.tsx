import { formatProgram } from '#shared/program/formatProgram';
import type { Program } from '#shared/program/schema';
import { CopyButton } from './CopyButton';
import styles from './ProgramJson.module.css';

/** The program as it is stored and sent, a line per step for the eye; Copy gives it exactly as `formatProgram`. */
export function ProgramJson({ program }: { readonly program: Program }) {
  const json = formatProgram(program);
  return (
    <section>
      <div className={styles['head']}>
        <h3 className={styles['title']}>Canonical JSON</h3>
        <CopyButton text={json} />
      </div>
      <pre className={styles['json']}>
        {linesOf(json).map((line) => (
          <code key={line} className={styles['line']}>
            {line}
          </code>
        ))}
      </pre>
    </section>
  );
}

/** Quotes inside strings are escaped, so these keys are found only where the program itself has them. */
function linesOf(json: string): string[] {
  return json.split(/(?=\{"id":)|(?="loop":\{)|(?="on_complete":\{)/);
}
