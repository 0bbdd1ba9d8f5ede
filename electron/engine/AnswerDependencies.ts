import type { Entry, EntryDraft } from '#shared/conversation/Entry';
import type { Calibration } from '#shared/conversation/tokens/Calibration';
import type { Engine } from './Engine';

/** The log of the conversation: what it holds, and the one way to add to it. */
export interface EntryLog {
  readonly entries: readonly Entry[];
  append(...drafts: EntryDraft[]): Promise<readonly Entry[]>;
}

/** What was learnt of each model's tokens. */
export interface Calibrations {
  calibration(model: string): Calibration;
  setCalibration(model: string, calibration: Calibration): void;
}

/** All that answering a wish needs. */
export interface AnswerDependencies {
  readonly engine: Engine;
  readonly log: EntryLog;
  readonly calibrations: Calibrations;
  /** A new seed for each reply, so that no two takes are alike. */
  seed(): number;
}
