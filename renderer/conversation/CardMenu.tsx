import { Copy, Ellipsis, FileDown, Film, RefreshCw, Zap } from 'lucide-react';
import { useState } from 'react';
import { routes } from '#shared/api/contract';
import { IconButton } from '../controls/IconButton';
import { Menu, MenuDivider, MenuItem } from '../controls/Menu';
import { downloadBase64, downloadText } from '../files/download';
import { AllowFlashesDialog } from '../stage/AllowFlashesDialog';
import { savedIdOf } from '../store/selectors';
import type { RunVersion } from '../store/conversationItems';
import { useIsConnected, useStates, useWindowStore } from '../store/WindowStoreContext';
import { words } from '../words/words';
import { useAnotherTake } from './useAnotherTake';

interface CardMenuProps {
  readonly version: RunVersion;
  readonly isOnShow: boolean;
}

/** The menu with the other actions of a version. */
export function CardMenu({ version, isOnShow }: CardMenuProps) {
  const { seq, program } = version;
  // Remembers the version: the card may switch to another one while the dialog is open.
  const [flashDialogVersion, setFlashDialogVersion] = useState<number | undefined>(undefined);
  const isSoftened = useStates(({ stage }) => isOnShow && stage.softened.length > 0);
  const saved = useStates((states) => savedIdOf(states, program));
  const isConnected = useIsConnected();
  const anotherTake = useAnotherTake(version);
  const { ask, showToast } = useWindowStore();

  async function copy() {
    const isCopied = await navigator.clipboard.writeText(JSON.stringify({ program }, undefined, 2)).then(
      () => true,
      () => false,
    );
    showToast(isCopied ? words.notices.copied : words.notices.notCopied);
  }

  async function exportGif() {
    showToast(words.conversation.card.gifStarted);
    const result = await ask(routes.library.gif, { program: { from: 'conversation', version: seq } });
    if (!result.ok) return;
    downloadBase64(result.data);
    showToast(words.conversation.card.exported(result.data.name));
  }

  async function exportFile(id: string) {
    const result = await ask(routes.library.export, { id });
    if (!result.ok) return;
    downloadText(result.data);
    showToast(words.conversation.card.exported(result.data.name));
  }

  return (
    <>
      <Menu
        align="end"
        trigger={<IconButton icon={Ellipsis} label={words.conversation.card.more(program.name)} />}
      >
        {anotherTake && !isOnShow && (
          <MenuItem icon={RefreshCw} isDisabled={!anotherTake.canAsk} onSelect={anotherTake.ask}>
            {words.conversation.card.anotherTake}
          </MenuItem>
        )}
        <MenuItem icon={Copy} onSelect={() => void copy()}>
          {words.conversation.card.copy}
        </MenuItem>
        <MenuItem icon={Film} isDisabled={!isConnected} onSelect={() => void exportGif()}>
          {words.conversation.card.gif}
        </MenuItem>
        {saved !== undefined && (
          <MenuItem icon={FileDown} isDisabled={!isConnected} onSelect={() => void exportFile(saved)}>
            {words.conversation.card.file}
          </MenuItem>
        )}
        {isSoftened && (
          <>
            <MenuDivider />
            <MenuItem icon={Zap} isDisabled={!isConnected} onSelect={() => setFlashDialogVersion(seq)}>
              {words.stage.flashes.allow}
            </MenuItem>
          </>
        )}
      </Menu>
      {flashDialogVersion !== undefined && (
        <AllowFlashesDialog version={flashDialogVersion} onClose={() => setFlashDialogVersion(undefined)} />
      )}
    </>
  );
}
