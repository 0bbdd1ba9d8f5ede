import type { Reading } from '#shared/conversation/entry';
import { words } from '../words/words';
import styles from './WishBubble.module.css';

interface WishBubbleProps {
  readonly text: string;
  readonly reading?: Reading | undefined;
}

/** A wish as it was said, and how it was read. */
export function WishBubble({ text, reading }: WishBubbleProps) {
  return (
    <div className={styles['wish']}>
      <p className={styles['text']}>{text}</p>
      {reading && (
        <p className={styles['reading']} title={reading.because} data-instant={reading.intent === 'edit'}>
          {words.conversation.reading(reading)}
        </p>
      )}
    </div>
  );
}
