import { ChevronDown, Download, MessagesSquare, Pencil, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { routes } from '#shared/api/contract';
import { titleLength } from '#shared/conversation/entry';
import { iconLook } from '../controls/icons';
import { Menu, MenuDivider, MenuItem, MenuLabel } from '../controls/Menu';
import { TextField } from '../controls/TextField';
import { downloadText } from '../files/download';
import { conversationTitle } from '../store/selectors';
import { useStates, useWindowStore } from '../store/WindowStoreContext';
import { words } from '../words/words';
import styles from './TitleMenu.module.css';

/** The last used conversations that are a press away. */
const mostRecent = 6;

/** What the conversation is called, and what can be done with it: rename, export, delete, another one. */
export function TitleMenu() {
  const title = useStates(conversationTitle);
  const openId = useStates(({ conversation }) => conversation.id);
  const conversations = useStates((states) => states.conversations);
  const isKept = conversations.some(({ id }) => id === openId);
  const [isRenaming, setIsRenaming] = useState(false);
  const { ask, setView, tell } = useWindowStore();

  async function exportIt() {
    const asked = await ask(routes.conversations.export, { id: openId });
    if (asked.ok) downloadText(asked.data);
  }

  async function remove() {
    const id = openId;
    const { ok } = await ask(routes.conversations.remove, { id });
    if (ok) tell(words.titleBar.removed(title), () => void ask(routes.conversations.putBack, { id }));
  }

  if (isRenaming)
    return (
      <div className={styles['renaming']}>
        <TextField
          ref={(field) => field?.select()}
          label={words.titleBar.renameLabel}
          isLabelHidden
          value={title}
          maxLength={titleLength}
          onEnter={(text) =>
            text.trim() !== '' && void ask(routes.conversations.rename, { id: openId, title: text.trim() })
          }
          onLeave={() => setIsRenaming(false)}
        />
      </div>
    );
  return (
    <h1 className={styles['heading']}>
      <Menu
        trigger={
          <button type="button" className={styles['title']}>
            <span className={styles['text']}>{title}</span>
            <ChevronDown {...iconLook} />
          </button>
        }
      >
        <MenuItem icon={Plus} onSelect={() => void ask(routes.conversations.create, undefined)}>
          {words.titleBar.newConversation}
        </MenuItem>
        <MenuItem icon={Pencil} isDisabled={!isKept} onSelect={() => setIsRenaming(true)}>
          {words.titleBar.rename}
        </MenuItem>
        <MenuItem icon={Download} isDisabled={!isKept} onSelect={() => void exportIt()}>
          {words.titleBar.export}
        </MenuItem>
        <MenuItem icon={Trash2} isDisabled={!isKept} isDangerous onSelect={() => void remove()}>
          {words.titleBar.remove}
        </MenuItem>
        <MenuDivider />
        {conversations.some(({ id }) => id !== openId) && <MenuLabel>{words.titleBar.recent}</MenuLabel>}
        {conversations
          .filter(({ id }) => id !== openId)
          .slice(0, mostRecent)
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
