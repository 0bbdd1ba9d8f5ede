import { routes } from '#shared/api/contract';
import { DismissButton } from '../controls/DismissButton';
import { versions } from '../store/selectors';
import type { Version } from '../store/talk';
import { useIsLinked, useStates, useWindowStore } from '../store/WindowStoreContext';
import { words } from '../words/words';
import { shortChange } from './shortChange';
import styles from './ChangeChips.module.css';
import { useFocusGoesOn } from './useFocusGoesOn';

/** More chips than these nobody reads: the earlier ones are counted. */
const mostShown = 8;

/** What changed, one chip each. While the version is on show, each instant change can be taken back alone. */
export function ChangeChips({ version }: { readonly version: Version }) {
  const { seq, maker, changes } = version;
  const hidden = changes.slice(0, -mostShown);
  const isPresent = useStates((states) => versions(states).present?.seq === seq);
  const isOpen = useIsLinked();
  const { ask } = useWindowStore();
  const { list, leave } = useFocusGoesOn<HTMLUListElement>();
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
