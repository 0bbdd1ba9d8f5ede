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

/** What can be done with a version: show it again, have another one in its place, keep it, look at it for a moment. */
export function CardActions({ version, isOnShow }: CardActionsProps) {
  const { seq } = version;
  const isOpen = useIsConnected();
  const { ask } = useWindowStore();
  return (
    <div className={styles['actions']}>
      {isOnShow ? (
        <AnotherTakeButton version={version} />
      ) : (
        <Button
          look="plain"
          isDisabled={!isOpen}
          onClick={({ currentTarget }) => {
            // The button goes once it is on show.
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

/** Keeps a version in the library, or takes it out again. */
function SaveButton({ version: { seq, program } }: { readonly version: RunVersion }) {
  const saved = useStates((states) => savedIdOf(states, program));
  const savedName = useStates(({ library }) => library.find(({ id }) => id === saved)?.program.name);
  const isOpen = useIsConnected();
  const { ask, showToast: tell } = useWindowStore();

  async function save() {
    const asked = await ask(routes.library.save, { version: seq });
    if (asked.ok)
      tell(words.conversation.card.savedAs(program.name), () => void remove(asked.data.id, program.name));
  }

  async function remove(id: string, name: string) {
    const asked = await ask(routes.library.remove, { id });
    if (asked.ok) tell(words.conversation.card.removed(name), () => void ask(routes.library.putBack, { id }));
  }

  return (
    <span className={styles['save']} data-saved={saved !== undefined}>
      <Button
        look="plain"
        isDisabled={!isOpen}
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
