import { Download, Ellipsis, Pencil, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { routes } from '#shared/api/contract';
import { titleLength } from '#shared/conversation/Entry';
import { IconButton } from '../controls/IconButton';
import { InPlaceField } from '../controls/InPlaceField';
import { Menu, MenuDivider, MenuItem } from '../controls/Menu';
import { downloadText } from '../files/download';
import { useAskInPlace } from '../store/useAskInPlace';
import { useStates } from '../store/WindowStoreContext';
import { words } from '../words/words';
import styles from './ConversationRow.module.css';
import type { ConversationMatch } from './filterConversations';
import { useRemoveConversation } from './useRemoveConversation';

interface ConversationRowProps {
  readonly conversation: ConversationMatch;
  readonly now: number;
  /** Called when the conversation is open. */
  readonly onOpened: () => void;
}

/** A conversation in the list: its title, when it was last used, and actions. */
export function ConversationRow({ conversation, now, onOpened }: ConversationRowProps) {
  const { id, title, updatedAt, exchanges, wish } = conversation;
  const isOpen = useStates((states) => states.conversation.id === id);
  const [isRenaming, setIsRenaming] = useState(false);
  const more = useRef<HTMLButtonElement>(null);
  const { ask, failure } = useAskInPlace();
  const remove = useRemoveConversation(ask);

  async function open() {
    if (isOpen || (await ask(routes.conversations.open, { id })).ok) onOpened();
  }

  async function exportFile() {
    const result = await ask(routes.conversations.export, { id });
    if (result.ok) downloadText(result.data);
  }

  function rename(newTitle: string | undefined) {
    setIsRenaming(false);
    if (newTitle) void ask(routes.conversations.rename, { id, title: newTitle });
  }

  return (
    <div className={styles['row']} data-open={isOpen}>
      {isRenaming ? (
        <div className={styles['field']}>
          <InPlaceField
            label={words.conversations.newTitle(title)}
            value={title}
            maxLength={titleLength}
            returnTo={more}
            onDone={rename}
          />
        </div>
      ) : (
        <button
          type="button"
          className={styles['open']}
          aria-current={isOpen ? 'true' : undefined}
          onClick={() => void open()}
        >
          <span className={styles['title']}>{title}</span>
          {isOpen && <span className={styles['mark']}>{words.conversations.open}</span>}
          <span className={styles['meta']}>
            {words.conversations.wishes(exchanges)} · {words.conversations.used(updatedAt, now)}
          </span>
          {wish !== undefined && <span className={styles['wish']}>{words.conversations.matched(wish)}</span>}
        </button>
      )}
      <Menu
        align="end"
        trigger={<IconButton ref={more} icon={Ellipsis} label={words.conversations.moreOf(title)} />}
      >
        <MenuItem icon={Pencil} onSelect={() => setIsRenaming(true)}>
          {words.conversations.rename}
        </MenuItem>
        <MenuItem icon={Download} onSelect={() => void exportFile()}>
          {words.conversations.export}
        </MenuItem>
        <MenuDivider />
        <MenuItem icon={Trash2} isDangerous onSelect={() => void remove({ id, title, isOpen })}>
          {words.conversations.remove}
        </MenuItem>
      </Menu>
      {failure !== undefined && (
        <p className={styles['failure']} role="alert">
          {failure}
        </p>
      )}
    </div>
  );
}
