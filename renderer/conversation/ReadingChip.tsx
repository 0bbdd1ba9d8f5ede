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

/** How a wish was read. It opens the other ways to read it, as long as no later wish took its place. */
export function ReadingChip({ wish }: { readonly wish: WishItem }) {
  const { seq, reading, isReplaced, isFoldedIntoRun: isFolded, answer } = wish;
  const isFree = useStates((states) => states.wish.phase === 'idle');
  const isOpen = useIsConnected();
  const hasModel = useStates(({ engine }) => engine.answering.kind === 'model');
  const askForWish = useAskForWish();
  const wasReadOtherwise = useRef(false);
  const canAsk = isFree && isOpen;

  function readAs(as: OtherReading) {
    wasReadOtherwise.current = true;
    void askForWish(routes.wish.readAs, { wish: seq, as });
  }

  function askTheModel() {
    if (!canAsk) return;
    readAs('model');
    focusPrompt();
  }

  // The wish that takes this one's place takes the button as well, which has the focus after its menu.
  useEffect(() => {
    if (isReplaced && wasReadOtherwise.current && document.activeElement === document.body) focusPrompt();
  }, [isReplaced]);

  const name = reading
    ? words.conversation.wish.reading(intentOf(reading, answer))
    : words.conversation.wish.unread;
  const isInstant = answer?.maker === 'edit';
  const face = (
    <>
      {isInstant && <Zap {...iconProps} size={13} fill="currentColor" />}
      {name}
    </>
  );
  if (isReplaced)
    return (
      <span className={styles['read']} title={reading?.because}>
        {face}
      </span>
    );
  const { present, choices } = readingChoices({ ...wish, hasModel });
  return (
    <>
      <Menu
        align="end"
        trigger={
          <button
            type="button"
            className={styles['chip']}
            data-instant={isInstant}
            // It keeps the focus while it cannot be used: a wish that is read otherwise is answered first.
            aria-disabled={!canAsk}
            onPointerDown={(event) => leaveShut(event, canAsk)}
            onKeyDown={(event) => leaveShut(event, canAsk)}
            aria-label={words.conversation.wish.readingMenu(name)}
            title={reading?.because}
          >
            {face}
            <ChevronDown {...iconProps} size={13} />
          </button>
        }
      >
        <MenuChoices
          label={words.conversation.wish.otherwise}
          value={present}
          choices={choices.map(({ as, isDisabled }) => ({
            value: as,
            label: words.conversation.wish.as[as],
            isDisabled: isDisabled || !canAsk,
          }))}
          onChoose={readAs}
        />
      </Menu>
      {isInstant && hasModel && !isFolded && (
        <>
          <span aria-hidden="true">·</span>
          <button type="button" className={styles['link']} aria-disabled={!canAsk} onClick={askTheModel}>
            {words.conversation.wish.askModel}
          </button>
        </>
      )}
    </>
  );
}

const opening: ReadonlySet<string> = new Set(['Enter', ' ', 'ArrowDown']);

/** What would open the menu does nothing where nothing can be chosen. */
function leaveShut(event: PointerEvent | KeyboardEvent, canOpen: boolean): void {
  if (!canOpen && (!('key' in event) || opening.has(event.key))) event.preventDefault();
}
