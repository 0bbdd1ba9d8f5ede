import { routes } from '#shared/api/contract';
import { DismissButton } from '../controls/DismissButton';
import { openVersionHistory } from '../store/selectors';
import type { RunVersion } from '../store/conversationItems';
import { useIsConnected, useStates, useWindowStore } from '../store/WindowStoreContext';
import { words } from '../words/words';
import styles from './ChangeChips.module.css';
import { useFocusAfterRemoval } from './useFocusAfterRemoval';

/** More chips than these nobody reads: the earlier ones are counted. */
const mostShown = 8;

/** What changed, one chip each. While the version is on show, each instant change can be taken back alone. */
export function ChangeChips({ version }: { readonly version: RunVersion }) {
  const { seq, origin: maker, changes } = version;
  const hidden = changes.slice(0, -mostShown);
  const isPresent = useStates((states) => openVersionHistory(states).present?.seq === seq);
  const isOpen = useIsConnected();
  const { ask } = useWindowStore();
  const { list, beforeRemoval: leave } = useFocusAfterRemoval<HTMLUListElement>();
  return (
    <ul ref={list} className={styles['changes']} aria-label={words.conversation.card.changes}>
      {hidden.length > 0 && (
        <li className={styles['earlier']} title={hidden.map((change) => change.words).join('\n')}>
          {words.conversation.card.earlierChanges(hidden.length)}
        </li>
      )}
      {changes.slice(-mostShown).map(({ edit, index, words: said, canBeTakenBack }) => (
        <li key={`${edit} ${index}`} className={styles['change']}>
          <span className={styles['said']} title={said}>
            {maker === 'edit' ? shortChange(said) : said}
          </span>
          {isPresent && canBeTakenBack && (
            <DismissButton
              label={words.conversation.card.takeBack(said)}
              isDisabled={!isOpen}
              onClick={({ currentTarget }) => {
                leave(currentTarget);
                void ask(routes.wish.takeBack, { edit, change: index });
              }}
            />
          )}
        </li>
      ))}
    </ul>
  );
}

/** Figures longer than this do not fit on a chip. */
const figuresLength = 24;

/** The words of an instant change as a chip has them: `Slower: one pass 7.5 s → 11.3 s`, or without figures that are long. */
export function shortChange(words: string): string {
  const border = words.indexOf(': ');
  return border > 0 && words.length - border - 2 > figuresLength ? words.slice(0, border) : words;
}
