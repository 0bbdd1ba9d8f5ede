import { useMemo, useState } from 'react';
import { routes } from '#shared/api/contract';
import { agents, type Agent } from '#shared/conversation/entry';
import { CopyButton } from '../../controls/CopyButton';
import { Segments } from '../../controls/Segments';
import { usePromptState } from '../../conversation/PromptContext';
import { useStates } from '../../store/WindowStoreContext';
import { words } from '../../words/words';
import { AnswerView } from './AnswerView';
import styles from './ContextTab.module.css';
import { messagesAsText } from './messagesAsText';
import { NextContext } from './NextContext';
import { TranscriptView } from './TranscriptView';
import tierStyles from './tiers.module.css';
import { useAnswer } from './useAnswer';

const views = ['next', ...agents] as const;
type View = (typeof views)[number];

/** What the model will be told next, with the wish that is being typed, to the letter; and what it was told and answered before. */
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
  const question = useMemo(
    () => ({ of: id, input: { wish }, goesBy: [entries, engineModel, lampBase, numCtx, standingWishes] }),
    [id, wish, entries, engineModel, lampBase, numCtx, standingWishes],
  );
  const [answer, askAgain] = useAnswer(routes.conversation.context, question);
  return (
    <>
      <Head
        view="next"
        onView={onView}
        text={answer.phase === 'there' ? messagesAsText(answer.data.messages) : ''}
      />
      <AnswerView
        label={words.inspector.context.purposes.next}
        answer={answer}
        waiting={words.inspector.context.loading}
        onAskAgain={askAgain}
      >
        {(told, isFresh) => <NextContext told={told} isFresh={isFresh} hasWish={wish.trim() !== ''} />}
      </AnswerView>
    </>
  );
}

function AgentView({ agent, onView }: ViewProps & { readonly agent: Agent }) {
  const { id, entries } = useStates(({ conversation }) => conversation);
  const question = useMemo(() => ({ of: id, input: { agent }, goesBy: [entries] }), [id, agent, entries]);
  const [answer, askAgain] = useAnswer(routes.conversation.transcript, question);
  return (
    <>
      <Head view={agent} onView={onView} text={answer.phase === 'there' ? messagesAsText(answer.data) : ''} />
      <AnswerView
        label={words.inspector.context.purposes[agent]}
        answer={answer}
        waiting={words.inspector.context.transcript.loading}
        onAskAgain={askAgain}
      >
        {(messages) => <TranscriptView agent={agent} messages={messages} />}
      </AnswerView>
    </>
  );
}

function Head({ view, text, onView }: ViewProps & { readonly view: View; readonly text: string }) {
  const { context } = words.inspector;
  return (
    <div className={styles['head']}>
      <Segments
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
