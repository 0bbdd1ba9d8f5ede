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
  /** What it is an answer to, for those who do not see it. */
  readonly label: string;
  readonly state: AppQueryState<Output>;
  /** What is said until the first answer is there. */
  readonly waiting: string;
  readonly onAskAgain: () => void;
  readonly children: (data: Output, isFresh: boolean) => ReactNode;
}

/** An answer of the app once it is there; before that a word, and where it fails why, with the ways out. */
export function AppQueryView<Output>({
  label,
  state: answer,
  waiting,
  onAskAgain,
  children,
}: AppQueryViewProps<Output>) {
  return (
    // What scrolls can be reached by the keyboard, even where nothing in it can.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={styles['answer']} tabIndex={0} role="group" aria-label={label}>
      {answer.phase === 'waiting' && <p className={styles['waiting']}>{waiting}</p>}
      {answer.phase === 'failed' && <FailedQuery failure={answer.failure} onAskAgain={onAskAgain} />}
      {answer.phase === 'there' && children(answer.data, answer.isFresh)}
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
        <div className={styles['ways']}>
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

/** The notes that are told in any case: fewer of them leave more room. */
function LastingNotes() {
  const { notes } = words.inspector.context;
  const entries = useStates(({ conversation }) => conversation.entries);
  const lasting = useMemo(() => notesOf(entries).filter(isLasting), [entries]);
  return <NoteList title={notes.all} why={notes.allWhy} notes={lasting} />;
}
