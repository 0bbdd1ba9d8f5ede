import { memo } from 'react';
import { oneLine } from '#shared/program/text';
import { formatCount } from '../../words/formats';
import { words } from '../../words/words';
import styles from './PieceRow.module.css';

interface PieceRowProps {
  /** The tier, which sets the colour. */
  readonly of: string;
  readonly name: string;
  readonly text: string;
  /** A remark: shown when unfolded, or at once if there is room (`isAboutShown`). */
  readonly about: string;
  readonly isAboutShown?: boolean;
  /** Shown at the right end of the line: its time, or its tokens. */
  readonly time?: string | undefined;
  readonly tokens?: number | undefined;
}

/** One piece of the context: a line that unfolds to the whole text. */
export const PieceRow = memo(function PieceRow({ of, name, text, about, ...props }: PieceRowProps) {
  const { isAboutShown = false, time, tokens } = props;
  return (
    <details className={styles['piece']} data-of={of}>
      <summary className={styles['row']}>
        <span className={styles['name']}>{name}</span>
        <span className={styles['line']}>
          <span className={styles['text']}>{oneLine(text.slice(0, 400))}</span>
          <span className={styles['about']}>{about}</span>
        </span>
        {isAboutShown && about !== '' && <span className={styles['aside']}>{about}</span>}
        {time !== undefined && <span className={styles['time']}>{time}</span>}
        {tokens !== undefined && (
          <span className={styles['tokens']}>
            <span aria-hidden="true">{formatCount(tokens)}</span>
            <span className="visually-hidden">{words.inspector.context.tokens(tokens)}</span>
          </span>
        )}
      </summary>
      <pre className={styles['whole']}>{text}</pre>
    </details>
  );
});
