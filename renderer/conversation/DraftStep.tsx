import { describeCommand } from '#shared/program/describeProgram';
import type { Step } from '#shared/program/Program';
import { commandColors } from '../film/commandColors';
import { words } from '../words/words';
import styles from './DraftStep.module.css';

/** A finished step of the answer being written: its colours, content and duration. */
export function DraftStep({ step: { command, duration } }: { readonly step: Step }) {
  const description = describeCommand(command);
  return (
    <li className={styles['step']}>
      <span
        className={styles['swatch']}
        style={{ backgroundImage: gradientOf(commandColors(command)) }}
        aria-hidden="true"
      />
      <span className={styles['description']} title={description}>
        {description}
      </span>
      <span className={styles['duration']}>
        {duration === null ? words.conversation.writing.stays : words.conversation.writing.lasts(duration)}
      </span>
    </li>
  );
}

function gradientOf(colors: readonly string[]): string {
  const [first = '#000000', ...others] = colors;
  return `linear-gradient(100deg, ${[first, ...(others.length > 0 ? others : [first])].join(', ')})`;
}
