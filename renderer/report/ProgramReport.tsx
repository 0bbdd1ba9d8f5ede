import { describeProgram } from '#shared/program/describeProgram';
import type { Program } from '#shared/program/schema';
import { summarizeProgram } from '#shared/program/summarizeProgram';
import { PassStrip } from './PassStrip';
import { ProgramJson } from './ProgramJson';
import styles from './ProgramReport.module.css';
import { RepairList } from './RepairList';
import { StepRows } from './StepRows';

interface ProgramReportProps {
  readonly program: Program;
  readonly repairs: readonly string[];
  readonly note?: string | undefined;
}

/** All there is to say about a program: in words, over time, step by step, what was mended, and as JSON. */
export function ProgramReport({ program, repairs, note }: ProgramReportProps) {
  return (
    <div className={styles['report']}>
      <p className={styles['description']}>{describeProgram(program)}</p>
      <PassStrip program={program} />
      <section>
        <h3 className={styles['title']}>Steps</h3>
        <StepRows steps={program.steps} />
      </section>
      <RepairList repairs={repairs} />
      <ProgramJson program={program} />
      <dl className={styles['memory']}>
        <dt>In one line, for the model’s memory</dt>
        <dd>{summarizeProgram(program)}</dd>
        {note !== undefined && (
          <>
            <dt>The model’s note to itself</dt>
            <dd>{note}</dd>
          </>
        )}
      </dl>
    </div>
  );
}
