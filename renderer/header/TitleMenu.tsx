import { ChevronDown, Download, MessagesSquare, Pencil, Plus, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { routes } from '#shared/api/contract';
import { titleLength } from '#shared/conversation/Entry';
import { iconProps } from '../controls/IconButton';
import { InPlaceField } from '../controls/InPlaceField';
import { Menu, MenuDivider, MenuItem, MenuLabel } from '../controls/Menu';
import { useRemoveConversation } from '../conversations/useRemoveConversation';
import { downloadText } from '../files/download';
import { conversationTitle } from '../store/selectors';
import { useStates, useWindowStore } from '../store/WindowStoreContext';
import { words } from '../words/words';
import styles from './TitleMenu.module.css';

/** At most this many recent conversations are in the menu. */
const maxRecent = 6;

/** The conversation's title, with a menu: rename, export, delete, switch to another one. */
export function TitleMenu() {
  const title = useStates(conversationTitle);
  const openId = useStates(({ conversation }) => conversation.id);
  const conversations = useStates((states) => states.conversations);
  const isSaved = conversations.some(({ id }) => id === openId);
  const [renamedId, setRenamedId] = useState<string | undefined>(undefined);
  const button = useRef<HTMLButtonElement>(null);
  const { ask, setView } = useWindowStore();
  const remove = useRemoveConversation(ask);

  async function exportConversation() {
    const result = await ask(routes.conversations.export, { id: openId });
    if (result.ok) downloadText(result.data);
  }

  function rename(newTitle: string | undefined) {
    setRenamedId(undefined);
    if (newTitle) void ask(routes.conversations.rename, { id: openId, title: newTitle });
  }

  return (
    <h1 className={styles['heading']} data-renaming={renamedId === openId}>
      {renamedId === openId && (
        <InPlaceField
          key={openId}
          label={words.titleBar.renameLabel}
          value={title}
          maxLength={titleLength}
          returnTo={button}
          onDone={rename}
        />
      )}
      <Menu
        trigger={
          <button ref={button} type="button" className={styles['title']}>
            <span className={styles['text']}>{title}</span>
            <ChevronDown {...iconProps} />
          </button>
        }
      >
        <MenuItem icon={Plus} onSelect={() => void ask(routes.conversations.create, undefined)}>
          {words.titleBar.newConversation}
        </MenuItem>
        <MenuItem icon={Pencil} isDisabled={!isSaved} onSelect={() => setRenamedId(openId)}>
          {words.titleBar.rename}
        </MenuItem>
        <MenuItem icon={Download} isDisabled={!isSaved} onSelect={() => void exportConversation()}>
          {words.titleBar.export}
        </MenuItem>
        <MenuItem
          icon={Trash2}
          isDisabled={!isSaved}
          isDangerous
          onSelect={() => void remove({ id: openId, title, isOpen: true })}
        >
          {words.titleBar.remove}
        </MenuItem>
        <MenuDivider />
        {conversations.some(({ id }) => id !== openId) && <MenuLabel>{words.titleBar.recent}</MenuLabel>}
        {conversations
          .filter(({ id }) => id !== openId)
          .slice(0, maxRecent)
          .map((each) => (
            <MenuItem key={each.id} onSelect={() => void ask(routes.conversations.open, { id: each.id })}>
              {each.title}
            </MenuItem>
          ))}
        <MenuItem icon={MessagesSquare} onSelect={() => setView({ panel: 'conversations' })}>
          {words.titleBar.allConversations}
        </MenuItem>
      </Menu>
    </h1>
  );
}
