import { memo } from 'react';
import { wishesToldBy, type TalkItem } from '../store/talk';
import { words } from '../words/words';
import { AboutWish } from './AboutWish';
import { FailureCard } from './FailureCard';
import { RunCard } from './RunCard';
import styles from './Talk.module.css';
import { WishBubble } from './WishBubble';

/** What was said, from the first wish to the last. */
export const Talk = memo(function Talk({ items }: { readonly items: readonly TalkItem[] }) {
  return (
    <ol className={styles['talk']}>
      {items.map((item) => (
        <Item key={item.seq} item={item} />
      ))}
    </ol>
  );
});

const Item = memo(function Item({ item }: { readonly item: TalkItem }) {
  return (
    <li className={styles['item']} data-type={item.type}>
      <Told item={item} />
      {wishesToldBy(item).map((wish) => (
        <AboutWish key={wish} wish={wish} />
      ))}
    </li>
  );
});

function Told({ item }: { readonly item: TalkItem }) {
  switch (item.type) {
    case 'wish':
      return <WishBubble wish={item} />;
    case 'run':
      return <RunCard run={item} />;
    case 'failure':
      return <FailureCard failure={item} />;
    case 'restore':
      return <p className={styles['aside']}>{words.conversation.restored(item.how, item.name)}</p>;
  }
}
