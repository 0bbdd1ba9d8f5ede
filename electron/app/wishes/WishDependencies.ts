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

/** What wishes are answered with. */
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
  /** How the lamp is mounted. */
  readonly setMounting: (setting: LampSetting) => void;
  /** A wish is to hold in every conversation. */
  readonly addStandingWish: (text: string) => void;
  /** Says something about a wish. */
  readonly notice: (notice: Notice, about?: number) => void;
  /** Something failed that nobody expected. */
  readonly onFault: (error: unknown) => void;
}

/** A wish that was begun: what became of it so far, and when it is over. `rest` never fails. */
export interface StartedWish {
  readonly receipt: WishOutcome;
  readonly finished: Promise<void>;
}

/** A wish that is done with. */
export function finishedWish(say?: string): StartedWish {
  return { receipt: { outcome: 'done', ...(say !== undefined && { say }) }, finished: Promise.resolve() };
}
