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

/** All conversations: search, open, rename, export, delete; below them the actions on everything. */
export function ConversationsPanel({ onClose }: { readonly onClose: () => void }) {
  const [now] = useState(() => Date.now());
  const [search, setSearch] = useState('');
  const list = useConversationSearch(search);
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
        <p className="visually-hidden" role="status">
          {countOf(list)}
        </p>
        {list.found.length > 0 ? (
          <ul className={styles['list']} aria-label={words.conversations.label} aria-busy={isBusy(list)}>
            {list.found.map((conversation) => (
              <li key={conversation.id}>
                <ConversationRow conversation={conversation} now={now} onOpened={onClose} />
              </li>
            ))}
          </ul>
        ) : (
          <EmptyList list={list} onShowAll={() => setSearch('')} />
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

/** Why there is no conversation to show, and what to do about it. */
function EmptyList({ list, onShowAll }: EmptyListProps) {
  const { empty, nothingFound, searching } = words.conversations;
  if (list.phase === 'searching') return <p className={styles['nothing']}>{searching}</p>;
  const { title, text } = list.phase === 'all' ? empty : nothingFound;
  return (
    <div className={styles['nothing']}>
      <h3 className={styles['title']}>{title}</h3>
      <p>{list.phase === 'failed' ? list.message : text}</p>
      {list.phase !== 'all' && <Button onPress={onShowAll}>{nothingFound.clear}</Button>}
    </div>
  );
}

function isBusy({ phase }: ConversationList): boolean {
  return phase === 'searching';
}

/** The number of matches, for screen readers. */
function countOf({ phase, found }: ConversationList): string {
  return phase === 'found' ? words.conversations.foundCount(found.length) : '';
}
