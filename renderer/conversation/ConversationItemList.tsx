import { memo } from 'react';
import { wishesCoveredBy, type ConversationItem } from '../store/conversationItems';
import { words } from '../words/words';
import { WishNotices } from './WishNotices';
import { FailureCard } from './FailureCard';
import { RunCard } from './RunCard';
import styles from './ConversationItemList.module.css';
import { WishBubble } from './WishBubble';

/** The items of the conversation, the oldest first. */
export const ConversationItemList = memo(function ConversationItemList({
  items,
}: {
  readonly items: readonly ConversationItem[];
}) {
  return (
    <ol className={styles['list']}>
      {items.map((item) => (
        <ConversationItemRow key={item.seq} item={item} />
      ))}
    </ol>
  );
});

const ConversationItemRow = memo(function ConversationItemRow({ item }: { readonly item: ConversationItem }) {
  return (
    <li className={styles['item']} data-type={item.type}>
      <ItemContent item={item} />
      {wishesCoveredBy(item).map((wish) => (
        <WishNotices key={wish} wish={wish} />
      ))}
    </li>
  );
});

function ItemContent({ item }: { readonly item: ConversationItem }) {
  switch (item.type) {
    case 'wish':
      return <WishBubble wish={item} />;
    case 'run':
      return <RunCard run={item} />;
    case 'failure':
      return <FailureCard failure={item} />;
    case 'restore':
      return <p className={styles['restore']}>{words.conversation.restored(item.how, item.name)}</p>;
  }
}
