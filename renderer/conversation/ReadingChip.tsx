import { ChevronDown, Zap } from 'lucide-react';
import { useEffect, useRef, type KeyboardEvent, type PointerEvent } from 'react';
import type { OtherReading } from '#shared/api/areas/wishArea';
import { routes } from '#shared/api/contract';
import { iconProps } from '../controls/IconButton';
import { Menu, MenuChoices } from '../controls/Menu';
import type { WishItem } from '../store/conversationItems';
import { useIsConnected, useStates } from '../store/WindowStoreContext';
import { words } from '../words/words';
import { focusPrompt } from './Prompt';
import { useAskForWish } from './PromptContext';
import { intentOf, readingChoices } from './readingChoices';
import styles from './ReadingChip.module.css';

/** Shows how a wish was read, with a menu of the other readings unless a later wish replaced it. */
export function ReadingChip({ wish }: { readonly wish: WishItem }) {
  const { seq, reading, isReplaced, isFoldedIntoRun, answer } = wish;
  const isFree = useStates((states) => states.wish.phase === 'idle');
  const isConnected = useIsConnected();
  const hasModel = useStates(({ engine }) => engine.answering.kind === 'model');
  const askForWish = useAskForWish();
  const wasReadAgain = useRef(false);
  const canAsk = isFree && isConnected;

  function readAs(as: OtherReading) {
    wasReadAgain.current = true;
    void askForWish(routes.wish.readAs, { wish: seq, as });
  }

  function askModel() {
    if (!canAsk) return;
    readAs('model');
    focusPrompt();
  }

  // The wish that replaces this one also removes the button, which has the focus once its menu is closed.
  useEffect(() => {
    if (isReplaced && wasReadAgain.current && document.activeElement === document.body) focusPrompt();
  }, [isReplaced]);

  const name = reading
    ? words.conversation.wish.reading(intentOf(reading, answer))
    : words.conversation.wish.unread;
  const isInstant = answer?.origin === 'edit';
  const content = (
    <>
      {isInstant && <Zap {...iconProps} size={13} fill="currentColor" />}
      {name}
    </>
  );
  if (isReplaced)
    return (
      <span className={styles['read']} title={reading?.because}>
        {content}
      </span>
    );
  const { current, choices } = readingChoices({ ...wish, hasModel });
  return (
    <>
      <Menu
        align="end"
        trigger={
          <button
            type="button"
            className={styles['chip']}
            data-instant={isInstant}
            // Not `disabled`, which would lose the focus while the wish is answered again.
            aria-disabled={!canAsk}
            onPointerDown={(event) => keepClosed(event, canAsk)}
            onKeyDown={(event) => keepClosed(event, canAsk)}
            aria-label={words.conversation.wish.readingMenu(name)}
            title={reading?.because}
          >
            {content}
            <ChevronDown {...iconProps} size={13} />
          </button>
        }
      >
        <MenuChoices
          label={words.conversation.wish.otherReading}
          value={current}
          choices={choices.map(({ as, isDisabled }) => ({
            value: as,
            label: words.conversation.wish.as[as],
            isDisabled: isDisabled || !canAsk,
          }))}
          onChoose={readAs}
        />
      </Menu>
      {isInstant && hasModel && !isFoldedIntoRun && (
        <>
          <span aria-hidden="true">·</span>
          <button type="button" className={styles['link']} aria-disabled={!canAsk} onClick={askModel}>
            {words.conversation.wish.askModel}
          </button>
        </>
      )}
    </>
  );
}

const openingKeys: ReadonlySet<string> = new Set(['Enter', ' ', 'ArrowDown']);

/** Keeps the menu closed while no reading can be chosen. */
function keepClosed(event: PointerEvent | KeyboardEvent, canOpen: boolean): void {
  if (!canOpen && (!('key' in event) || openingKeys.has(event.key))) event.preventDefault();
}
