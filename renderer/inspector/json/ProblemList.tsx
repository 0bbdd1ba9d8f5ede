import { words } from '../../words/words';
import type { Problem } from './checkProgramText';
import styles from './ProblemList.module.css';

interface ProblemListProps {
  readonly problems: readonly Problem[];
  readonly onGoTo: (problem: Problem) => void;
}

/** The problems of the text; pressing one goes to its line. */
export function ProblemList({ problems, onGoTo }: ProblemListProps) {
  const { json } = words.inspector;
  return (
    <ul className={styles['problems']} aria-label={json.problemsLabel(problems.length)}>
      {problems.map((problem) => (
        <li key={`${problem.from} ${problem.message}`}>
          <button type="button" className={styles['problem']} onClick={() => onGoTo(problem)}>
            <span className={styles['line']}>{json.line(problem.line)}</span> {problem.message}
          </button>
        </li>
      ))}
    </ul>
  );
}
