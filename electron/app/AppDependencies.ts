import type { Machine } from '../engine/ollama/ollamaInstallation';
import type { PollIntervals } from '../engine/ollama/OllamaPoller';
import type { LampControl } from '../lamp/LampControl';
import type { Clock } from '../clock/Clock';
import type { AppLog } from '../log/AppLog';
import type { Storage } from '../storage/Storage';

/** Everything the app needs from its host. */
export interface AppDependencies {
  readonly host: 'desktop' | 'browser';
  readonly version: string;
  /** `process.platform`. */
  readonly platform: string;
  readonly storage: Storage;
  /** Reports damaged data files: those found so far at once, later ones as they are found. */
  readonly onDamage: (listener: (message: string) => void) => void;
  readonly lamp: LampControl;
  readonly log: AppLog;
  readonly clock: Clock;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** A new seed for each reply. */
  readonly seed: () => number;
  readonly machine?: Machine;
  /** How often Ollama is polled; tests poll faster. */
  readonly pollIntervals?: PollIntervals;
}
