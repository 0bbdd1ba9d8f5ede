import type { ReactNode } from 'react';
import { Button } from '../controls/Button';
import { ProgressBar } from '../controls/ProgressBar';
import { useIsConnected } from '../store/WindowStoreContext';
import { words } from '../words/words';
import { DownloadLink } from './DownloadLink';
import styles from './SetupLine.module.css';
import { setupShareOf, type SetupStatus } from './setupStatus';
import type { ModelSetupControls } from './useModelSetup';

interface SetupLineProps {
  readonly status: Extract<SetupStatus, { phase: 'running' | 'paused' | 'failed' }>;
  readonly controls: ModelSetupControls;
}

/** How far getting the model is, with the way to pause it and to go on. Stages are announced, bytes are not. */
export function SetupLine({ status: story, controls: getting }: SetupLineProps) {
  const { setup } = words.engine;
  return (
    <div className={styles['setup']}>
      <p className="heard" role="status">
        {announcementOf(story)}
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
        <ProgressBar label={setup.progress} share={setupShareOf(story)} />
      )}
      <SetupAction status={story} controls={getting} />
    </div>
  );
}

/** Where it stands in words, and the one thing to do about it. */
function SetupAction({ status: story, controls: getting }: SetupLineProps) {
  const { setup } = words.engine;
  switch (story.phase) {
    case 'running':
      return (
        <SetupRow text={setup.line(story.progress)}>
          <SetupButton look="plain" text={setup.pause} onPress={getting.pause} />
        </SetupRow>
      );
    case 'paused':
      return (
        <SetupRow text={setup.pausedAt(story.reached?.share)}>
          <SetupButton look="outlined" text={setup.goOn} onPress={getting.start} />
        </SetupRow>
      );
    case 'failed':
      return (
        <SetupRow text={story.reached ? setup.pausedAt(story.reached.share) : setup.failed}>
          <SetupButton look="outlined" text={setup.retry} onPress={getting.start} />
        </SetupRow>
      );
  }
}

function SetupRow({ text, children }: { readonly text: string; readonly children: ReactNode }) {
  return (
    <div className={styles['row']}>
      <p className={styles['line']}>{text}</p>
      {children}
    </div>
  );
}

interface SetupButtonProps {
  readonly text: string;
  readonly look: 'outlined' | 'plain';
  readonly onPress: () => void;
}

function SetupButton({ text, look, onPress }: SetupButtonProps) {
  const isOpen = useIsConnected();
  return (
    <Button look={look} isDisabled={!isOpen} onPress={onPress}>
      {text}
    </Button>
  );
}

function announcementOf(story: SetupLineProps['status']): string {
  const { setup } = words.engine;
  if (story.phase === 'running') return setup.stage(story.progress.stage);
  return story.phase === 'paused' ? setup.paused : `${setup.failed}. ${story.message}`;
}
