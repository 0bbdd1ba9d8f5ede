import type { Taken } from '#shared/api/areas/wish';
import type { Settings } from '#shared/api/settings';
import type { Notice } from '#shared/api/progress';
import type { LampSetting } from '#shared/conversation/lastingWish';
import type { Calibrations } from '../../engine/Desk';
import type { Clock } from '../../lamp/wire/Clock';
import type { EngineRoom } from '../engine/EngineRoom';
import type { OpenConversation } from '../OpenConversation';
import type { Stage } from '../Stage';
import type { Controlled } from './controls';
import type { Writing } from './Writing';

/** What wishes are answered with. */
export interface WishParts {
  readonly clock: Clock;
  readonly conversation: OpenConversation;
  readonly room: EngineRoom;
  readonly stage: Stage;
  readonly writing: Writing;
  readonly calibrations: Calibrations;
  readonly controlled: Controlled;
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
export interface Started {
  readonly taken: Taken;
  readonly rest: Promise<void>;
}

/** A wish that is done with. */
export function done(say?: string): Started {
  return { taken: { outcome: 'done', ...(say !== undefined && { say }) }, rest: Promise.resolve() };
}
