import { useMemo, useState } from 'react';
import { routes } from '#shared/api/contract';
import { agents, type Agent } from '#shared/conversation/Entry';
import { CopyButton } from '../../controls/CopyButton';
import { SegmentedControl } from '../../controls/SegmentedControl';
import { usePromptState } from '../../conversation/PromptContext';
import { useStates } from '../../store/WindowStoreContext';
import { words } from '../../words/words';
import { AppQueryView } from './AppQueryView';
import styles from './ContextTab.module.css';
import { messagesAsText } from './ModelContext';
import { NextContext } from './NextContext';
import { TranscriptView } from './TranscriptView';
import tierStyles from './tiers.module.css';
import { useAppQuery } from './useAppQuery';

const views = ['next', ...agents] as const;
type View = (typeof views)[number];

/**
 * What will be sent to the model next, verbatim, with the wish being typed; and what it was sent and answered before.
 */
export function ContextTab() {
  const [view, setView] = useState<View>('next');
  return (
    <section className={`${styles['tab']} ${tierStyles['tiers']}`} aria-label={words.inspector.context.label}>
      {view === 'next' ? (
        <NextView onView={setView} />
      ) : (
        <AgentView key={view} agent={view} onView={setView} />
      )}
    </section>
  );
}

interface ViewProps {
  readonly onView: (view: View) => void;
}

function NextView({ onView }: ViewProps) {
  const wish = usePromptState(({ text }) => text);
  const { id, entries } = useStates(({ conversation }) => conversation);
  const { engineModel, lampBase, numCtx, standingWishes } = useStates(({ settings }) => settings);
  const query = useMemo(
    () => ({
      conversationId: id,
      input: { wish },
      dependsOn: [entries, engineModel, lampBase, numCtx, standingWishes],
    }),
    [id, wish, entries, engineModel, lampBase, numCtx, standingWishes],
  );
  const [result, askAgain] = useAppQuery(routes.conversation.context, query);
  return (
    <>
      <Head
        view="next"
        onView={onView}
        text={result.phase === 'loaded' ? messagesAsText(result.data.messages) : ''}
      />
      <AppQueryView
        label={words.inspector.context.purposes.next}
        state={result}
        waiting={words.inspector.context.loading}
        onAskAgain={askAgain}
      >
        {(modelContext, isFresh) => (
          <NextContext modelContext={modelContext} isFresh={isFresh} hasWish={wish.trim() !== ''} />
        )}
      </AppQueryView>
    </>
  );
}

function AgentView({ agent, onView }: ViewProps & { readonly agent: Agent }) {
  const { id, entries } = useStates(({ conversation }) => conversation);
  const query = useMemo(
    () => ({ conversationId: id, input: { agent }, dependsOn: [entries] }),
    [id, agent, entries],
  );
  const [result, askAgain] = useAppQuery(routes.conversation.transcript, query);
  return (
    <>
      <Head
        view={agent}
        onView={onView}
        text={result.phase === 'loaded' ? messagesAsText(result.data) : ''}
      />
      <AppQueryView
        label={words.inspector.context.purposes[agent]}
        state={result}
        waiting={words.inspector.context.transcript.loading}
        onAskAgain={askAgain}
      >
        {(messages) => <TranscriptView agent={agent} messages={messages} />}
      </AppQueryView>
    </>
  );
}

function Head({ view, text, onView }: ViewProps & { readonly view: View; readonly text: string }) {
  const { context } = words.inspector;
  return (
    <div className={styles['head']}>
      <SegmentedControl
        label={context.viewLabel}
        value={view}
        options={views.map((value) => ({ value, label: context.views[value] }))}
        onChoose={onView}
      />
      <p className={styles['purpose']}>{context.purposes[view]}</p>
      <CopyButton label={context.copy} text={() => text} isDisabled={text === ''} />
    </div>
  );
}
