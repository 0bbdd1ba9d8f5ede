import type { Clock } from '../../clock/Clock';
import type { LampSettings } from './ActiveSettings';
import { Deadline } from './Deadline';
import type { LoadedProgram } from './LoadedProgram';

/** What a lamp remembers without power. */
export interface Eeprom {
  settings?: LampSettings;
  program?: LoadedProgram | undefined;
}

/** Settings are stored once they have not changed for this long. */
const settingsDelayMs = 10_000;

/** Writes to the EEPROM, which takes time. A power cut loses what is not written yet, but not what was stored before. */
export class EepromWriter {
  readonly #settingsDeadline: Deadline;
  readonly #writeDeadline: Deadline;
  #saving: LoadedProgram | undefined;

  constructor(
    private readonly eeprom: Eeprom,
    private readonly keepMs: number,
    clock: Clock,
    private readonly settings: () => LampSettings,
    private readonly onKept: (sum: string) => void,
  ) {
    this.#settingsDeadline = new Deadline(clock, () => this.#storeSettings());
    this.#writeDeadline = new Deadline(clock, () => this.#finishKeep());
  }

  /** The `kept` member of `status`. */
  get state(): string {
    return this.#saving && !this.#isStored(this.#saving) ? 'saving' : (this.eeprom.program?.sum ?? 'no');
  }

  /** Starts storing a program and the settings. A program that is already stored is not written again. */
  keep(program: LoadedProgram): void {
    this.#saving = program;
    this.#writeDeadline.restart(this.#isStored(program) ? 0 : this.keepMs);
  }

  /** Stops storing, because another program has replaced this one. */
  cancelKeep(): void {
    this.#saving = undefined;
    this.#writeDeadline.clear();
  }

  /** Deletes the stored program, and stops storing one. */
  forget(): void {
    this.cancelKeep();
    this.eeprom.program = undefined;
  }

  /** Stores the settings once they have not changed for 10 s. */
  scheduleSettings(): void {
    this.#settingsDeadline.restart(settingsDelayMs);
  }

  /** Stops all timers. */
  powerOff(): void {
    this.#settingsDeadline.clear();
    this.#writeDeadline.clear();
  }

  #isStored({ size, sum }: LoadedProgram): boolean {
    return this.eeprom.program?.size === size && this.eeprom.program.sum === sum;
  }

  #storeSettings(): void {
    this.#settingsDeadline.clear();
    this.eeprom.settings = this.settings();
  }

  #finishKeep(): void {
    const program = this.#saving;
    if (!program) return;
    this.#saving = undefined;
    this.eeprom.program = program;
    this.#storeSettings();
    this.onKept(program.sum);
  }
}
