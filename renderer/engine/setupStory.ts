import type { EngineState } from '#shared/api/areas/engine';
import type { ErrorCode } from '#shared/api/errors';
import type { SetupProgress } from '#shared/api/progress';
import { isOlderLampModel } from './modelName';

/** How far the download of a model has come, 0 to 1. */
export interface Reached {
  readonly model: string;
  readonly share: number;
}

/**
 * Getting the model as a person follows it. The app knows what is under way or paused; how far it had come before it failed, and
 * that it has just become ready, is what was seen here.
 */
export type SetupStory =
  | { readonly phase: 'none' }
  | { readonly phase: 'running'; readonly progress: SetupProgress; readonly reached: Reached | undefined }
  | { readonly phase: 'paused'; readonly reached: Reached | undefined }
  | {
      readonly phase: 'failed';
      readonly code: ErrorCode;
      readonly message: string;
      readonly reached: Reached | undefined;
    }
  | { readonly phase: 'ready' };

export const noStory: SetupStory = { phase: 'none' };

/** The story after the engine's next state. How far a download has come never falls back. */
export function toldOn(story: SetupStory, engine: EngineState): SetupStory {
  const { setup } = engine;
  const reached = 'reached' in story ? story.reached : undefined;
  switch (setup.phase) {
    case 'running':
      return { phase: 'running', progress: setup.progress, reached: further(reached, setup.progress) };
    case 'paused':
      return isThere(engine)
        ? { phase: 'ready' }
        : { phase: 'paused', reached: further(reached, setup.progress) };
    case 'failed':
      return { phase: 'failed', code: setup.code, message: setup.message, reached };
    case 'idle':
      return rested(story, engine);
  }
}

/** How far the line that shows it is filled; none where nobody can tell. */
export function shareOf(story: SetupStory): number | undefined {
  if (story.phase === 'paused' || story.phase === 'failed') return story.reached?.share;
  if (story.phase !== 'running') return undefined;
  const isPastDownload = ['checking', 'creating', 'warming', 'ready'].includes(story.progress.stage);
  return isPastDownload ? undefined : story.reached?.share;
}

/** Nothing is under way: it was stopped, or has arrived. */
function rested(story: SetupStory, engine: EngineState): SetupStory {
  switch (story.phase) {
    case 'running':
      if (story.progress.stage === 'ready' || isThere(engine)) return { phase: 'ready' };
      return { phase: 'paused', reached: story.reached };
    // The last stages may have gone by unseen.
    case 'paused':
      return isThere(engine) ? { phase: 'ready' } : story;
    case 'failed':
      return noStory;
    default:
      return story;
  }
}

/** The model that is wanted answers; an older lamp model is not the one. */
function isThere(engine: EngineState): boolean {
  return engine.answering.kind === 'model' && !isOlderLampModel(engine);
}

function further(reached: Reached | undefined, progress: SetupProgress): Reached | undefined {
  if (progress.stage !== 'pulling') return reached;
  const { model, download } = progress;
  const before = reached?.model === model ? reached.share : 0;
  if (!download || download.totalBytes <= 0) return reached?.model === model ? reached : undefined;
  return { model, share: Math.max(Math.min(download.receivedBytes / download.totalBytes, 1), before) };
}
