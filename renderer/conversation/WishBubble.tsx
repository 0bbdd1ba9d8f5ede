import { RotateCcw, RotateCw } from 'lucide-react';
import type { Reading } from '#shared/conversation/Entry';
import { iconProps } from '../controls/IconButton';
import type { WishItem } from '../store/conversationItems';
import { words } from '../words/words';
import { intentOf } from './readingChoices';
import { ReadingChip } from './ReadingChip';
import styles from './WishBubble.module.css';
import { WishText } from './WishText';

/** A wish, and below it how it was read and how long its answer took. */
export function WishBubble({ wish }: { readonly wish: WishItem }) {
  const { text, isRepeated, isLeftAsRemark, isFoldedIntoRun, answer } = wish;
  const RepeatIcon = isLeftAsRemark ? RotateCcw : RotateCw;
  const answered = answer ? words.conversation.wish.answered(answer.origin, answer.tookMs) : '';
  return (
    <div className={styles['wish']} data-line={isFoldedIntoRun || isLeftAsRemark}>
      {isRepeated ? (
        <p className={styles['repeated']} title={text}>
          <RepeatIcon {...iconProps} size={13} />
          {isLeftAsRemark ? words.conversation.wish.left : words.conversation.wish.repeated}
        </p>
      ) : (
        <WishText text={text} />
      )}
      <div className={styles['chips']}>
        <ReadingChip wish={wish} />
        {answered !== '' && <span className={styles['answered']}>{answered}</span>}
      </div>
    </div>
  );
}

/** A wish that is not in the log yet, with its reading so far. */
export function UnloggedWishBubble({ text, reading }: { readonly text: string; readonly reading: Reading }) {
  return (
    <div className={styles['wish']}>
      <WishText text={text} />
      <div className={styles['chips']} title={reading.because || undefined}>
        {words.conversation.wish.reading(intentOf(reading, undefined))}
      </div>
    </div>
  );
}
