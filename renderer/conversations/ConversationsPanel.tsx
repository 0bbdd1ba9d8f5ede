import { Plus } from 'lucide-react';
import { useState } from 'react';
import { routes } from '#shared/api/contract';
import { Button } from '../controls/Button';
import { DialogBox } from '../controls/DialogBox';
import { iconProps } from '../controls/IconButton';
import { MessageLine } from '../controls/MessageLine';
import { SearchField } from '../controls/SearchField';
import { useAskInPlace } from '../store/useAskInPlace';
import { words } from '../words/words';
import { BackupActions } from './BackupActions';
import { ConversationRow } from './ConversationRow';
import styles from './ConversationsPanel.module.css';
import type { ConversationList } from './filterConversations';
import { useConversationSearch } from './useConversationSearch';

/** All conversations: to look for, open, rename, take out and delete; below them what is done with everything at once. */
export function ConversationsPanel({ onClose }: { readonly onClose: () => void }) {
  const [now] = useState(() => Date.now());
  const [search, setSearch] = useState('');
  const listed = useConversationSearch(search);
  const { ask, failure, isAsking } = useAskInPlace();

  async function create() {
    if ((await ask(routes.conversations.create, undefined)).ok) onClose();
  }

  const tools = (
    <>
      <SearchField
        label={words.conversations.search}
        placeholder={words.conversations.searchPlaceholder}
        value={search}
        onType={setSearch}
      />
      <Button isDisabled={isAsking} onPress={() => void create()}>
        <Plus {...iconProps} />
        {words.conversations.create}
      </Button>
    </>
  );

  return (
    <DialogBox title={words.conversations.title} tools={tools} onClose={onClose}>
      <div className={styles['panel']}>
        {failure !== undefined && <MessageLine tone="failed">{failure}</MessageLine>}
        <p className="heard" role="status">
          {countOf(listed)}
        </p>
        {listed.found.length > 0 ? (
          <ul className={styles['list']} aria-label={words.conversations.label} aria-busy={isBusy(listed)}>
            {listed.found.map((conversation) => (
              <li key={conversation.id}>
                <ConversationRow conversation={conversation} now={now} onOpened={onClose} />
              </li>
            ))}
          </ul>
        ) : (
          <EmptyList list={listed} onShowAll={() => setSearch('')} />
        )}
        <div className={styles['foot']}>
          <BackupActions hasImport />
        </div>
      </div>
    </DialogBox>
  );
}

interface EmptyListProps {
  readonly list: ConversationList;
  readonly onShowAll: () => void;
}

/** Why there is no conversation to show, and the way out. */
function EmptyList({ list: listed, onShowAll }: EmptyListProps) {
  const { empty, nothingFound, searching } = words.conversations;
  if (listed.phase === 'searching') return <p className={styles['nothing']}>{searching}</p>;
  const { title, text } = listed.phase === 'all' ? empty : nothingFound;
  return (
    <div className={styles['nothing']}>
      <h3 className={styles['title']}>{title}</h3>
      <p>{listed.phase === 'failed' ? listed.message : text}</p>
      {listed.phase !== 'all' && <Button onPress={onShowAll}>{nothingFound.clear}</Button>}
    </div>
  );
}

function isBusy({ phase }: ConversationList): boolean {
  return phase === 'searching';
}

/** What a search came to, for those who do not see the list. */
function countOf({ phase, found }: ConversationList): string {
  return phase === 'found' ? words.conversations.foundCount(found.length) : '';
}
