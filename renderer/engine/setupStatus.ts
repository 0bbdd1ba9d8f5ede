import type { EngineAreaState } from '#shared/api/areas/engineArea';
import type { ErrorCode } from '#shared/errors/LampwrightError';
import type { SetupProgress } from '#shared/api/progress';
import { isOlderLampModel } from './modelName';

/** How far the download of a model has come, 0 to 1. */
export interface DownloadReached {
  readonly model: string;
  readonly share: number;
}

/**
 * Getting the model as a person follows it. The app knows what is under way or paused; how far it had come before it failed, and
 * that it has just become ready, is what was seen here.
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

/** The story after the engine's next state. How far a download has come never falls back. */
export function nextSetupStatus(story: SetupStatus, engine: EngineAreaState): SetupStatus {
  const { setup } = engine;
  const reached = 'reached' in story ? story.reached : undefined;
  switch (setup.phase) {
    case 'running':
      return { phase: 'running', progress: setup.progress, reached: advanceReached(reached, setup.progress) };
    case 'paused':
      return isWantedModelReady(engine)
        ? { phase: 'ready' }
        : { phase: 'paused', reached: advanceReached(reached, setup.progress) };
    case 'failed':
      return { phase: 'failed', code: setup.code, message: setup.message, reached };
    case 'idle':
      return statusWhenIdle(story, engine);
  }
}

/** How far the line that shows it is filled; none where nobody can tell. */
export function setupShareOf(story: SetupStatus): number | undefined {
  if (story.phase === 'paused' || story.phase === 'failed') return story.reached?.share;
  if (story.phase !== 'running') return undefined;
  const isPastDownload = ['checking', 'creating', 'warming', 'ready'].includes(story.progress.stage);
  return isPastDownload ? undefined : story.reached?.share;
}

/** Nothing is under way: it was stopped, or has arrived. */
function statusWhenIdle(story: SetupStatus, engine: EngineAreaState): SetupStatus {
  switch (story.phase) {
    case 'running':
      if (story.progress.stage === 'ready' || isWantedModelReady(engine)) return { phase: 'ready' };
      return { phase: 'paused', reached: story.reached };
    // The last stages may have gone by unseen.
    case 'paused':
      return isWantedModelReady(engine) ? { phase: 'ready' } : story;
    case 'failed':
      return noSetup;
    default:
      return story;
  }
}

/** The model that is wanted answers; an older lamp model is not the one. */
function isWantedModelReady(engine: EngineAreaState): boolean {
  return engine.answering.kind === 'model' && !isOlderLampModel(engine);
}

function advanceReached(
  reached: DownloadReached | undefined,
  progress: SetupProgress,
): DownloadReached | undefined {
  if (progress.stage !== 'pulling') return reached;
  const { model, download } = progress;
  const before = reached?.model === model ? reached.share : 0;
  if (!download || download.totalBytes <= 0) return reached?.model === model ? reached : undefined;
  return { model, share: Math.max(Math.min(download.receivedBytes / download.totalBytes, 1), before) };
}
