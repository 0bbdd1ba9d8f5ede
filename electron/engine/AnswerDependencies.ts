import type { Entry, EntryDraft } from '#shared/conversation/Entry';
import type { Calibration } from '#shared/conversation/tokens/Calibration';
import type { Engine } from './Engine';

/** The log of a conversation: its entries, and the only way to add some. */
export interface EntryLog {
  readonly entries: readonly Entry[];
  append(...drafts: EntryDraft[]): Promise<readonly Entry[]>;
}

/** The token calibration learnt for each model. */
export interface Calibrations {
  calibration(model: string): Calibration;
  setCalibration(model: string, calibration: Calibration): void;
}

/** What answering a wish needs. */
export interface AnswerDependencies {
  readonly engine: Engine;
  readonly log: EntryLog;
  readonly calibrations: Calibrations;
  /** A new seed for each reply, so that every take differs. */
  seed(): number;
}
