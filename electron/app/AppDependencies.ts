import type { Machine } from '../engine/ollama/ollamaInstallation';
import type { PollIntervals } from '../engine/ollama/OllamaPoller';
import type { LampControl } from '../lamp/LampControl';
import type { Clock } from '../clock/Clock';
import type { AppLog } from '../log/AppLog';
import type { Storage } from '../storage/Storage';

/** What the app is built from. */
export interface AppDependencies {
  readonly host: 'desktop' | 'browser';
  readonly version: string;
  /** As Node calls it. */
  readonly platform: string;
  readonly storage: Storage;
  /** Calls with what is found damaged in the data: what was found already, and what will be. */
  readonly onDamage: (listener: (sentence: string) => void) => void;
  readonly lamp: LampControl;
  readonly log: AppLog;
  readonly clock: Clock;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** A new seed for each reply. */
  readonly seed: () => number;
  readonly machine?: Machine;
  readonly presencePace?: PollIntervals;
}
