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

/**
 * The progress of getting the model, with buttons to pause and resume. Screen readers hear the phases, not the bytes.
 */
export function SetupLine({ status, controls }: SetupLineProps) {
  const { setup } = words.engine;
  return (
    <div className={styles['setup']}>
      <p className="visually-hidden" role="status">
        {announcementOf(status)}
      </p>
      {status.phase === 'running' && status.progress.phase === 'installing' && (
        <div className={styles['install']}>
          <p>{setup.install}</p>
          <DownloadLink page={status.progress.downloadPage} />
        </div>
      )}
      {status.phase === 'failed' && <p className={styles['failure']}>{status.message}</p>}
      {controls.refusal !== undefined && <p className={styles['failure']}>{controls.refusal}</p>}
      {(status.phase === 'running' || status.reached) && (
        <ProgressBar label={setup.progress} share={setupShareOf(status)} />
      )}
      <SetupAction status={status} controls={controls} />
    </div>
  );
}

/** The progress as text, and the one action for it. */
function SetupAction({ status, controls }: SetupLineProps) {
  const { setup } = words.engine;
  switch (status.phase) {
    case 'running':
      return (
        <SetupRow text={setup.line(status.progress)}>
          <SetupButton look="plain" text={setup.pause} onPress={controls.pause} />
        </SetupRow>
      );
    case 'paused':
      return (
        <SetupRow text={setup.pausedAt(status.reached?.share)}>
          <SetupButton look="outlined" text={setup.resume} onPress={controls.start} />
        </SetupRow>
      );
    case 'failed':
      return (
        <SetupRow text={status.reached ? setup.pausedAt(status.reached.share) : setup.failed}>
          <SetupButton look="outlined" text={setup.retry} onPress={controls.start} />
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
  const isConnected = useIsConnected();
  return (
    <Button look={look} isDisabled={!isConnected} onPress={onPress}>
      {text}
    </Button>
  );
}

function announcementOf(status: SetupLineProps['status']): string {
  const { setup } = words.engine;
  if (status.phase === 'running') return setup.phase(status.progress.phase);
  return status.phase === 'paused' ? setup.paused : `${setup.failed}. ${status.message}`;
}
