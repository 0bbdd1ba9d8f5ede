import { memo } from 'react';
import type { TalkItem } from '../store/talk';
import { words } from '../words/words';
import { FailureCard } from './FailureCard';
import styles from './Talk.module.css';
import { VersionCard } from './VersionCard';
import { WishBubble } from './WishBubble';

/** What was said, from the first wish to the last. */
export const Talk = memo(function Talk({ items }: { readonly items: readonly TalkItem[] }) {
  return (
    <ol className={styles['talk']}>
      {items.map((item) => (
        <li key={item.seq} className={styles['item']}>
          <Said item={item} />
        </li>
      ))}
    </ol>
  );
});

function Said({ item }: { readonly item: TalkItem }) {
  switch (item.type) {
    case 'wish':
      return item.isRepeated ? (
        <p className={styles['aside']}>{words.conversation.repeated}</p>
      ) : (
        <WishBubble text={item.text} reading={item.reading} />
      );
    case 'version':
      return <VersionCard version={item} />;
    case 'failure':
      return <FailureCard failure={item} />;
    case 'restore':
      return <p className={styles['aside']}>{words.conversation.restored(item.how, item.program.name)}</p>;
  }
}
