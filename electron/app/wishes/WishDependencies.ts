import type { WishOutcome } from '#shared/api/areas/wishArea';
import type { Settings } from '#shared/api/settingsSchema';
import type { Notice } from '#shared/api/progress';
import type { LampSetting } from '#shared/conversation/lastingWish';
import type { Calibrations } from '../../engine/AnswerDependencies';
import type { Clock } from '../../clock/Clock';
import type { EngineSelector } from '../engine/EngineSelector';
import type { OpenConversation } from '../OpenConversation';
import type { Stage } from '../Stage';
import type { ControlActions } from './performControl';
import type { AnswerProgress } from './AnswerProgress';

/** What performing and answering wishes needs. */
export interface WishDependencies {
  readonly clock: Clock;
  readonly conversation: OpenConversation;
  readonly engines: EngineSelector;
  readonly stage: Stage;
  readonly answerProgress: AnswerProgress;
  readonly calibrations: Calibrations;
  readonly controls: ControlActions;
  readonly settings: () => Settings;
  /** A new seed for each reply. */
  readonly seed: () => number;
  /** Sets how the lamp is mounted. */
  readonly setMounting: (setting: LampSetting) => void;
  /** Makes a wish apply to every conversation. */
  readonly addStandingWish: (text: string) => void;
  /** Shows a notice; `about` is the seq of the wish it concerns. */
  readonly notice: (notice: Notice, about?: number) => void;
  /** Called with unexpected errors. */
  readonly onFault: (error: unknown) => void;
}

/** A wish that was started: its outcome so far, and when it is finished. `finished` never rejects. */
export interface StartedWish {
  readonly receipt: WishOutcome;
  readonly finished: Promise<void>;
}

/** The result for a wish that needs no more work. `say` is shown to the user. */
export function finishedWish(say?: string): StartedWish {
  return { receipt: { outcome: 'done', ...(say !== undefined && { say }) }, finished: Promise.resolve() };
}
