import type { EngineAreaState } from '#shared/api/areas/engineArea';
import type { ErrorCode } from '#shared/errors/LampwrightError';
import type { SetupProgress } from '#shared/api/progress';
import { isOlderLampModel } from './modelName';

/** How much of a model is downloaded, 0 to 1. */
export interface DownloadReached {
  readonly model: string;
  readonly share: number;
}

/**
 * The progress of getting the model, as shown. The app knows what is running or paused; the window remembers how far
 * the download was before a failure, and that the model has just become ready.
 */
export type SetupStatus =
  | { readonly phase: 'none' }
  | {
      readonly phase: 'running';
      readonly progress: SetupProgress;
      readonly reached: DownloadReached | undefined;
    }
  | { readonly phase: 'paused'; readonly reached: DownloadReached | undefined }
  | {
      readonly phase: 'failed';
      readonly code: ErrorCode;
      readonly message: string;
      readonly reached: DownloadReached | undefined;
    }
  | { readonly phase: 'ready' };

export const noSetup: SetupStatus = { phase: 'none' };

/** The status after a new engine state. The share of a download never goes down. */
export function nextSetupStatus(status: SetupStatus, engine: EngineAreaState): SetupStatus {
  const { setup } = engine;
  const reached = 'reached' in status ? status.reached : undefined;
  switch (setup.phase) {
    case 'running':
      return { phase: 'running', progress: setup.progress, reached: advanceReached(reached, setup.progress) };
    case 'paused':
      return isRequestedModelReady(engine)
        ? { phase: 'ready' }
        : { phase: 'paused', reached: advanceReached(reached, setup.progress) };
    case 'failed':
      return { phase: 'failed', code: setup.code, message: setup.message, reached };
    case 'idle':
      return statusWhenIdle(status, engine);
  }
}

/** The share to show in the progress bar; undefined if it is unknown. */
export function setupShareOf(status: SetupStatus): number | undefined {
  if (status.phase === 'paused' || status.phase === 'failed') return status.reached?.share;
  if (status.phase !== 'running') return undefined;
  const isPastDownload = ['checking', 'creating', 'warming', 'ready'].includes(status.progress.phase);
  return isPastDownload ? undefined : status.reached?.share;
}

/** Setup is idle: it was stopped, or the model is ready. */
function statusWhenIdle(status: SetupStatus, engine: EngineAreaState): SetupStatus {
  switch (status.phase) {
    case 'running':
      if (status.progress.phase === 'ready' || isRequestedModelReady(engine)) return { phase: 'ready' };
      return { phase: 'paused', reached: status.reached };
    // The window may have missed the last phases.
    case 'paused':
      return isRequestedModelReady(engine) ? { phase: 'ready' } : status;
    case 'failed':
      return noSetup;
    default:
      return status;
  }
}

/** Whether the newest lamp model, or the chosen model, answers. */
function isRequestedModelReady(engine: EngineAreaState): boolean {
  return engine.answering.kind === 'model' && !isOlderLampModel(engine);
}

function advanceReached(
  reached: DownloadReached | undefined,
  progress: SetupProgress,
): DownloadReached | undefined {
  if (progress.phase !== 'pulling') return reached;
  const { model, download } = progress;
  const before = reached?.model === model ? reached.share : 0;
  if (!download || download.totalBytes <= 0) return reached?.model === model ? reached : undefined;
  return { model, share: Math.max(Math.min(download.receivedBytes / download.totalBytes, 1), before) };
}
