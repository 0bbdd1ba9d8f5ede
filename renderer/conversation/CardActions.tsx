import { RotateCcw, RefreshCw, Star } from 'lucide-react';
import { routes } from '#shared/api/contract';
import { Button } from '../controls/Button';
import { iconLook } from '../controls/icons';
import { savedAs } from '../store/selectors';
import type { Version } from '../store/talk';
import { useIsLinked, useStates, useWindowStore } from '../store/WindowStoreContext';
import { words } from '../words/words';
import styles from './CardActions.module.css';
import { CardLabel } from './CardLabel';
import { CardMenu } from './CardMenu';
import { CompareButton } from './CompareButton';
import { focusPrompt } from './focusPrompt';
import { useAnotherTake } from './useAnotherTake';

interface CardActionsProps {
  readonly version: Version;
  readonly isOnShow: boolean;
}

/** What can be done with a version: show it again, have another one in its place, keep it, look at it for a moment. */
export function CardActions({ version, isOnShow }: CardActionsProps) {
  const { seq } = version;
  const isOpen = useIsLinked();
  const { ask } = useWindowStore();
  return (
    <div className={styles['actions']}>
      {isOnShow ? (
        <AnotherTake version={version} />
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
          <RotateCcw {...iconLook} size={14} />
          {words.conversation.card.use}
        </Button>
      )}
      <SaveButton version={version} />
      <CompareButton version={version} isOnShow={isOnShow} />
      <CardMenu version={version} isOnShow={isOnShow} />
    </div>
  );
}

function AnotherTake({ version }: { readonly version: Version }) {
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
      <RefreshCw {...iconLook} size={14} />
      {words.conversation.card.anotherTake}
    </Button>
  );
}

/** Keeps a version in the library, or takes it out again. */
function SaveButton({ version: { seq, program } }: { readonly version: Version }) {
  const saved = useStates((states) => savedAs(states, program));
  const savedName = useStates(({ library }) => library.find(({ id }) => id === saved)?.program.name);
  const isOpen = useIsLinked();
  const { ask, tell } = useWindowStore();

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
        <Star {...iconLook} size={14} fill={saved === undefined ? 'none' : 'currentColor'} />
        <CardLabel>
          {saved === undefined ? words.conversation.card.save : words.conversation.card.saved}
        </CardLabel>
      </Button>
    </span>
  );
}
