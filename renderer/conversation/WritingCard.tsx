import { useId } from 'react';
import type { AnsweringState } from '#shared/api/areas/wishArea';
import { ProgressBar } from '../controls/ProgressBar';
import { modelName } from '../engine/modelName';
import { useStates } from '../store/WindowStoreContext';
import { words } from '../words/words';
import { QueuedWishes } from './QueuedWishes';
import styles from './WritingCard.module.css';
import { WritingFooter } from './WritingFooter';
import { DraftStep } from './DraftStep';

/** The answer being written: its phase, the steps so far, a button to stop, and below it the queued wishes. */
export function WritingCard({ wish }: { readonly wish: AnsweringState }) {
  const { draft, correcting, writer, queued } = wish;
  const steps = draft?.steps ?? [];
  const titleId = useId();
  return (
    <>
      <article className={styles['card']} aria-labelledby={titleId}>
        <div className={styles['head']}>
          <h2 id={titleId} className={styles['title']}>
            {words.conversation.writing.phase(wish)}
          </h2>
          <Meta wish={wish} />
        </div>
        {correcting !== null && (
          <p className={styles['why']}>{words.conversation.writing.correcting(correcting)}</p>
        )}
        <ol className={styles['steps']} aria-label={words.conversation.writing.steps}>
          {steps.map((step) => (
            <DraftStep key={step.id} step={step} />
          ))}
        </ol>
        {/* Space for the step being written, so that nothing jumps when it arrives. */}
        {writer?.kind !== 'composer' && <div className={styles['coming']} aria-hidden="true" />}
        <ProgressBar label={words.conversation.writing.progress} />
        <WritingFooter wish={wish} />
      </article>
      <QueuedWishes queued={queued} />
    </>
  );
}

/** Who writes; once there are steps, how many and how fast. */
function Meta({ wish }: { readonly wish: AnsweringState }) {
  const { writer, draft, progress } = wish;
  const ollama = useStates(({ engine }) => engine.ollama);
  if (!draft) {
    const model = writer?.kind === 'model' ? modelName(writer.name, ollama).title : undefined;
    return <p className={styles['meta']}>{words.conversation.writing.writer(writer?.kind, model)}</p>;
  }
  const speed = progress?.phase === 'writing' ? progress.tokensPerSecond : undefined;
  const pace = speed === undefined ? '' : ` · ${words.conversation.writing.pace(speed)}`;
  return (
    <p className={styles['meta']}>
      {words.conversation.writing.soFar(draft.steps.length)}
      {pace}
    </p>
  );
}
