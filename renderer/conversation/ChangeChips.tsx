import { routes } from '#shared/api/contract';
import { DismissButton } from '../controls/DismissButton';
import { openVersionHistory } from '../store/selectors';
import type { RunVersion } from '../store/conversationItems';
import { useIsConnected, useStates, useWindowStore } from '../store/WindowStoreContext';
import { words } from '../words/words';
import styles from './ChangeChips.module.css';
import { useFocusAfterRemoval } from './useFocusAfterRemoval';

/** At most this many chips are shown; the earlier ones are counted. */
const maxShown = 8;

/** The changes of a version, one chip each. While the version is on show, each instant change can be undone alone. */
export function ChangeChips({ version }: { readonly version: RunVersion }) {
  const { seq, origin, changes } = version;
  const hidden = changes.slice(0, -maxShown);
  const isPresent = useStates((states) => openVersionHistory(states).present?.seq === seq);
  const isConnected = useIsConnected();
  const { ask } = useWindowStore();
  const { list, beforeRemoval } = useFocusAfterRemoval<HTMLUListElement>();
  return (
    <ul ref={list} className={styles['changes']} aria-label={words.conversation.card.changes}>
      {hidden.length > 0 && (
        <li className={styles['earlier']} title={hidden.map((change) => change.words).join('\n')}>
          {words.conversation.card.earlierChanges(hidden.length)}
        </li>
      )}
      {changes.slice(-maxShown).map(({ edit, index, words: text, canBeTakenBack }) => (
        <li key={`${edit} ${index}`} className={styles['change']}>
          <span className={styles['text']} title={text}>
            {origin === 'edit' ? shortChange(text) : text}
          </span>
          {isPresent && canBeTakenBack && (
            <DismissButton
              label={words.conversation.card.undoChange(text)}
              isDisabled={!isConnected}
              onClick={({ currentTarget }) => {
                beforeRemoval(currentTarget);
                void ask(routes.wish.takeBack, { edit, change: index });
              }}
            />
          )}
        </li>
      ))}
    </ul>
  );
}

/** Longer figures do not fit on a chip. */
const maxFiguresLength = 24;

/** Shortens a change for a chip: `Slower: one pass 7.5 s → 11.3 s`, or only `Slower` if the figures are long. */
export function shortChange(change: string): string {
  const colon = change.indexOf(': ');
  return colon > 0 && change.length - colon - 2 > maxFiguresLength ? change.slice(0, colon) : change;
}
