import type { ReactNode } from 'react';
import { Button } from '../controls/Button';
import { ProgressLine } from '../controls/ProgressLine';
import { useIsLinked } from '../store/WindowStoreContext';
import { words } from '../words/words';
import { DownloadLink } from './DownloadLink';
import styles from './SetupLine.module.css';
import { shareOf, type SetupStory } from './setupStory';
import type { GettingModel } from './useGettingModel';

interface SetupLineProps {
  readonly story: Extract<SetupStory, { phase: 'running' | 'paused' | 'failed' }>;
  readonly getting: GettingModel;
}

/** How far getting the model is, with the way to pause it and to go on. Stages are announced, bytes are not. */
export function SetupLine({ story, getting }: SetupLineProps) {
  const { setup } = words.engine;
  return (
    <div className={styles['setup']}>
      <p className="heard" role="status">
        {announced(story)}
      </p>
      {story.phase === 'running' && story.progress.stage === 'installing' && (
        <div className={styles['install']}>
          <p>{setup.install}</p>
          <DownloadLink page={story.progress.downloadPage} />
        </div>
      )}
      {story.phase === 'failed' && <p className={styles['failure']}>{story.message}</p>}
      {getting.refusal !== undefined && <p className={styles['failure']}>{getting.refusal}</p>}
      {(story.phase === 'running' || story.reached) && (
        <ProgressLine label={setup.progress} share={shareOf(story)} />
      )}
      <NextStep story={story} getting={getting} />
    </div>
  );
}

/** Where it stands in words, and the one thing to do about it. */
function NextStep({ story, getting }: SetupLineProps) {
  const { setup } = words.engine;
  switch (story.phase) {
    case 'running':
      return (
        <Row text={setup.line(story.progress)}>
          <Act look="plain" text={setup.pause} onPress={getting.pause} />
        </Row>
      );
    case 'paused':
      return (
        <Row text={setup.pausedAt(story.reached?.share)}>
          <Act look="outlined" text={setup.goOn} onPress={getting.begin} />
        </Row>
      );
    case 'failed':
      return (
        <Row text={story.reached ? setup.pausedAt(story.reached.share) : setup.failed}>
          <Act look="outlined" text={setup.retry} onPress={getting.begin} />
        </Row>
      );
  }
}

function Row({ text, children }: { readonly text: string; readonly children: ReactNode }) {
  return (
    <div className={styles['row']}>
      <p className={styles['line']}>{text}</p>
      {children}
    </div>
  );
}

interface ActProps {
  readonly text: string;
  readonly look: 'outlined' | 'plain';
  readonly onPress: () => void;
}

function Act({ text, look, onPress }: ActProps) {
  const isOpen = useIsLinked();
  return (
    <Button look={look} isDisabled={!isOpen} onPress={onPress}>
      {text}
    </Button>
  );
}

function announced(story: SetupLineProps['story']): string {
  const { setup } = words.engine;
  if (story.phase === 'running') return setup.stage(story.progress.stage);
  return story.phase === 'paused' ? setup.paused : `${setup.failed}. ${story.message}`;
}
