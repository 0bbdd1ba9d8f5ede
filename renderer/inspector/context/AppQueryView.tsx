import { useMemo, type ReactNode } from 'react';
import { routes } from '#shared/api/contract';
import { isLasting, notes as notesOf } from '#shared/conversation/notes';
import { Button } from '../../controls/Button';
import { useStates, useWindowStore } from '../../store/WindowStoreContext';
import type { Failure } from '../../store/createWindowStore';
import { words } from '../../words/words';
import styles from './AppQueryView.module.css';
import { NoteList } from './NoteList';
import type { AppQueryState } from './useAppQuery';

interface AppQueryViewProps<Output> {
  /** The accessible name of the content. */
  readonly label: string;
  readonly state: AppQueryState<Output>;
  /** Shown until the first answer arrives. */
  readonly waiting: string;
  readonly onAskAgain: () => void;
  readonly children: (data: Output, isFresh: boolean) => ReactNode;
}

/** Shows the result of a query once it has arrived; before that a text, and after a failure the reason with actions. */
export function AppQueryView<Output>({
  label,
  state,
  waiting,
  onAskAgain,
  children,
}: AppQueryViewProps<Output>) {
  return (
    // A scroller must be focusable, even if nothing in it is.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={styles['result']} tabIndex={0} role="group" aria-label={label}>
      {state.phase === 'waiting' && <p className={styles['waiting']}>{waiting}</p>}
      {state.phase === 'failed' && <FailedQuery failure={state.failure} onAskAgain={onAskAgain} />}
      {state.phase === 'loaded' && children(state.data, state.isFresh)}
    </div>
  );
}

function FailedQuery({
  failure,
  onAskAgain,
}: {
  readonly failure: Failure;
  readonly onAskAgain: () => void;
}) {
  const { ask, setView } = useWindowStore();
  const { context } = words.inspector;
  const isFull = failure.code === 'CONTEXT_FULL';
  return (
    <>
      <div className={styles['failed']} role="alert">
        <p>{failure.message}</p>
        <div className={styles['actions']}>
          {isFull ? (
            <>
              <Button onPress={() => void ask(routes.conversations.create, undefined)}>
                {context.newConversation}
              </Button>
              <Button onPress={() => setView({ panel: 'settings' })}>{context.openSettings}</Button>
            </>
          ) : (
            <Button onPress={onAskAgain}>{context.tryAgain}</Button>
          )}
        </div>
      </div>
      {isFull && <LastingNotes />}
    </>
  );
}

/** The notes that are always sent: deleting some leaves more room. */
function LastingNotes() {
  const { notes } = words.inspector.context;
  const entries = useStates(({ conversation }) => conversation.entries);
  const lasting = useMemo(() => notesOf(entries).filter(isLasting), [entries]);
  return <NoteList title={notes.all} why={notes.allWhy} notes={lasting} />;
}
