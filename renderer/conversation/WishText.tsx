import { useId, useState } from 'react';
import { words } from '../words/words';
import styles from './WishText.module.css';

/** Wishes up to here are read at a glance; a column has about five lines for as many characters. */
const glanceLength = 240;
const glanceLines = 5;

interface WishTextProps {
  readonly text: string;
  /** It has not been sent yet. */
  readonly isWaiting?: boolean;
}

/** The words of a wish. Long ones are folded to what is read at a glance, and unfold. */
export function WishText({ text, isWaiting = false }: WishTextProps) {
  const [isWhole, setIsWhole] = useState(false);
  const id = useId();
  const isLong = text.length > glanceLength || text.split('\n').length > glanceLines;
  const { showAll, showLess } = words.conversation.wish;
  return (
    <div className={styles['text']} data-waiting={isWaiting}>
      <p id={id} className={isLong && !isWhole ? `clamped ${styles['glance']}` : undefined}>
        {text}
      </p>
      {isLong && (
        <p>
          <button
            type="button"
            className={styles['more']}
            aria-expanded={isWhole}
            aria-controls={id}
            onClick={() => setIsWhole(!isWhole)}
          >
            {isWhole ? showLess : showAll}
          </button>
        </p>
      )}
    </div>
  );
}
