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

/** What else can be done with a version. */
export function CardMenu({ version, isOnShow }: CardMenuProps) {
  const { seq, program } = version;
  // The card may come to tell of another version while this one is asked about.
  const [askedToFlash, setAskedToFlash] = useState<number | undefined>(undefined);
  const isSoftened = useStates(({ stage }) => isOnShow && stage.softened.length > 0);
  const saved = useStates((states) => savedIdOf(states, program));
  const isOpen = useIsConnected();
  const anotherTake = useAnotherTake(version);
  const { ask, showToast: tell } = useWindowStore();

  async function copy() {
    const isCopied = await navigator.clipboard.writeText(JSON.stringify({ program }, undefined, 2)).then(
      () => true,
      () => false,
    );
    tell(isCopied ? words.notices.copied : words.notices.notCopied);
  }

  async function exportGif() {
    tell(words.conversation.card.gifBegun);
    const asked = await ask(routes.library.gif, { program: { from: 'conversation', version: seq } });
    if (!asked.ok) return;
    downloadBase64(asked.data);
    tell(words.conversation.card.exported(asked.data.name));
  }

  async function exportFile(id: string) {
    const asked = await ask(routes.library.export, { id });
    if (!asked.ok) return;
    downloadText(asked.data);
    tell(words.conversation.card.exported(asked.data.name));
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
        <MenuItem icon={Film} isDisabled={!isOpen} onSelect={() => void exportGif()}>
          {words.conversation.card.gif}
        </MenuItem>
        {saved !== undefined && (
          <MenuItem icon={FileDown} isDisabled={!isOpen} onSelect={() => void exportFile(saved)}>
            {words.conversation.card.file}
          </MenuItem>
        )}
        {isSoftened && (
          <>
            <MenuDivider />
            <MenuItem icon={Zap} isDisabled={!isOpen} onSelect={() => setAskedToFlash(seq)}>
              {words.stage.flashes.allow}
            </MenuItem>
          </>
        )}
      </Menu>
      {askedToFlash !== undefined && (
        <AllowFlashesDialog version={askedToFlash} onClose={() => setAskedToFlash(undefined)} />
      )}
    </>
  );
}
