import { Keyboard, LibraryBig, Menu as MenuIcon, MessagesSquare, Plus, Settings } from 'lucide-react';
import { routes } from '#shared/api/contract';
import { IconButton } from '../controls/IconButton';
import { Menu, MenuDivider, MenuItem, MenuNote } from '../controls/Menu';
import { isMac, keysOf, type ShortcutName } from '../keyboard/shortcuts';
import { useStates, useWindowStore } from '../store/WindowStoreContext';
import { words } from '../words/words';

/** The window's main menu, at the top right. */
export function MainMenu() {
  const version = useStates(({ app }) => app.version);
  const { ask, setView } = useWindowStore();
  return (
    <Menu align="end" trigger={<IconButton icon={MenuIcon} label={words.titleBar.menu} />}>
      <MenuItem icon={LibraryBig} keys={keysText('library')} onSelect={() => setView({ panel: 'library' })}>
        {words.titleBar.library}
      </MenuItem>
      <MenuItem icon={MessagesSquare} onSelect={() => setView({ panel: 'conversations' })}>
        {words.titleBar.allConversations}
      </MenuItem>
      <MenuItem
        icon={Plus}
        keys={keysText('new-conversation')}
        onSelect={() => void ask(routes.conversations.create, undefined)}
      >
        {words.titleBar.newConversation}
      </MenuItem>
      <MenuDivider />
      <MenuItem icon={Settings} keys={keysText('settings')} onSelect={() => setView({ panel: 'settings' })}>
        {words.titleBar.settings}
      </MenuItem>
      <MenuItem icon={Keyboard} keys={keysText('shortcuts')} onSelect={() => setView({ panel: 'shortcuts' })}>
        {words.titleBar.shortcuts}
      </MenuItem>
      <MenuDivider />
      <MenuNote>{words.titleBar.version(version)}</MenuNote>
    </Menu>
  );
}

function keysText(name: ShortcutName): string {
  return keysOf(name, isMac())[0]?.join(isMac() ? '' : '+') ?? '';
}
