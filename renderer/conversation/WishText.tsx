import { useId, useState } from 'react';
import { words } from '../words/words';
import styles from './WishText.module.css';

/** Longer wishes are folded; this is about five lines of text. */
const foldedLength = 240;
const foldedLines = 5;

interface WishTextProps {
  readonly text: string;
  /** It has not been sent yet. */
  readonly isQueued?: boolean;
}

/** The text of a wish. Long ones are folded and can be unfolded. */
export function WishText({ text, isQueued = false }: WishTextProps) {
  const [isUnfolded, setIsUnfolded] = useState(false);
  const id = useId();
  const isLong = text.length > foldedLength || text.split('\n').length > foldedLines;
  const { showAll, showLess } = words.conversation.wish;
  return (
    <div className={styles['text']} data-queued={isQueued}>
      <p id={id} className={isLong && !isUnfolded ? `clamped ${styles['folded']}` : undefined}>
        {text}
      </p>
      {isLong && (
        <p>
          <button
            type="button"
            className={styles['more']}
            aria-expanded={isUnfolded}
            aria-controls={id}
            onClick={() => setIsUnfolded(!isUnfolded)}
          >
            {isUnfolded ? showLess : showAll}
          </button>
        </p>
      )}
    </div>
  );
}
