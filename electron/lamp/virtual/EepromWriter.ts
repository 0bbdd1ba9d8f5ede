import type { Clock } from '../../clock/Clock';
import type { LampSettings } from './ActiveSettings';
import { Deadline } from './Deadline';
import type { LoadedProgram } from './LoadedProgram';

/** What a lamp still knows without power. */
export interface Eeprom {
  settings?: LampSettings;
  program?: LoadedProgram | undefined;
}

/** Settings are stored when they were left alone for so long. */
const settingsDelayMs = 10_000;

/** Writes into the store, which takes its time: what is not written when the power goes is lost, what was there is not. */
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

  /** As `status` tells it. */
  get state(): string {
    return this.#saving && !this.#isStored(this.#saving) ? 'saving' : (this.eeprom.program?.sum ?? 'no');
  }

  /** Begins to store a program and the settings. A program that is stored already is not written again. */
  keep(program: LoadedProgram): void {
    this.#saving = program;
    this.#writeDeadline.restart(this.#isStored(program) ? 0 : this.keepMs);
  }

  /** Another program takes the place of one that is being stored: that one is not kept. */
  cancelKeep(): void {
    this.#saving = undefined;
    this.#writeDeadline.clear();
  }

  /** Forgets the stored program, and one that is being stored. */
  forget(): void {
    this.cancelKeep();
    this.eeprom.program = undefined;
  }

  /** Stores the settings once they are left alone. */
  scheduleSettings(): void {
    this.#settingsDeadline.restart(settingsDelayMs);
  }

  /** The power goes. */
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
