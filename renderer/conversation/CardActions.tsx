import { RotateCcw, RefreshCw, Star } from 'lucide-react';
import { routes } from '#shared/api/contract';
import { Button } from '../controls/Button';
import { iconProps } from '../controls/IconButton';
import { savedIdOf } from '../store/selectors';
import type { RunVersion } from '../store/conversationItems';
import { useIsConnected, useStates, useWindowStore } from '../store/WindowStoreContext';
import { words } from '../words/words';
import styles from './CardActions.module.css';
import { CardLabel } from './CardLabel';
import { CardMenu } from './CardMenu';
import { CompareButton } from './CompareButton';
import { focusPrompt } from './Prompt';
import { useAnotherTake } from './useAnotherTake';

interface CardActionsProps {
  readonly version: RunVersion;
  readonly isOnShow: boolean;
}

/** The actions of a version: use it again, another take, save, compare. */
export function CardActions({ version, isOnShow }: CardActionsProps) {
  const { seq } = version;
  const isConnected = useIsConnected();
  const { ask } = useWindowStore();
  return (
    <div className={styles['actions']}>
      {isOnShow ? (
        <AnotherTakeButton version={version} />
      ) : (
        <Button
          look="plain"
          isDisabled={!isConnected}
          onClick={({ currentTarget }) => {
            // The button disappears once the version is on show.
            currentTarget.closest('article')?.focus();
            void ask(routes.conversation.restore, { version: seq });
          }}
        >
          <RotateCcw {...iconProps} size={14} />
          {words.conversation.card.use}
        </Button>
      )}
      <SaveButton version={version} />
      <CompareButton version={version} isOnShow={isOnShow} />
      <CardMenu version={version} isOnShow={isOnShow} />
    </div>
  );
}

function AnotherTakeButton({ version }: { readonly version: RunVersion }) {
  const anotherTake = useAnotherTake(version);
  if (!anotherTake) return null;
  return (
    <Button
      look="plain"
      isDisabled={!anotherTake.canAsk}
      onPress={() => {
        anotherTake.ask();
        focusPrompt();
      }}
    >
      <RefreshCw {...iconProps} size={14} />
      {words.conversation.card.anotherTake}
    </Button>
  );
}

/** Saves a version in the library, or removes it again. */
function SaveButton({ version: { seq, program } }: { readonly version: RunVersion }) {
  const saved = useStates((states) => savedIdOf(states, program));
  const savedName = useStates(({ library }) => library.find(({ id }) => id === saved)?.program.name);
  const isConnected = useIsConnected();
  const { ask, showToast } = useWindowStore();

  async function save() {
    const result = await ask(routes.library.save, { version: seq });
    if (result.ok)
      showToast(
        words.conversation.card.savedAs(program.name),
        () => void remove(result.data.id, program.name),
      );
  }

  async function remove(id: string, name: string) {
    const result = await ask(routes.library.remove, { id });
    if (result.ok)
      showToast(words.conversation.card.removed(name), () => void ask(routes.library.putBack, { id }));
  }

  return (
    <span className={styles['save']} data-saved={saved !== undefined}>
      <Button
        look="plain"
        isDisabled={!isConnected}
        onPress={() => void (saved === undefined ? save() : remove(saved, savedName ?? program.name))}
      >
        <Star {...iconProps} size={14} fill={saved === undefined ? 'none' : 'currentColor'} />
        <CardLabel>
          {saved === undefined ? words.conversation.card.save : words.conversation.card.saved}
        </CardLabel>
      </Button>
    </span>
  );
}
