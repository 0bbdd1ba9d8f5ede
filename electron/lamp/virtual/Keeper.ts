import type { Clock } from '../wire/Clock';
import type { Settings } from './ActiveSettings';
import { Deadline } from './Deadline';
import type { HeldProgram } from './HeldProgram';

/** What a lamp still knows without power. */
export interface Store {
  settings?: Settings;
  program?: HeldProgram | undefined;
}

/** Settings are stored when they were left alone for so long. */
const settleMs = 10_000;

/** Writes into the store, which takes its time: what is not written when the power goes is lost, what was there is not. */
export class Keeper {
  readonly #settled: Deadline;
  readonly #written: Deadline;
  #saving: HeldProgram | undefined;

  constructor(
    private readonly store: Store,
    private readonly keepMs: number,
    clock: Clock,
    private readonly settings: () => Settings,
    private readonly onKept: (sum: string) => void,
  ) {
    this.#settled = new Deadline(clock, () => this.#storeSettings());
    this.#written = new Deadline(clock, () => this.#finish());
  }

  /** As `status` tells it. */
  get state(): string {
    return this.#saving && !this.#isStored(this.#saving) ? 'saving' : (this.store.program?.sum ?? 'no');
  }

  /** Begins to store a program and the settings. A program that is stored already is not written again. */
  keep(program: HeldProgram): void {
    this.#saving = program;
    this.#written.in(this.#isStored(program) ? 0 : this.keepMs);
  }

  /** Another program takes the place of one that is being stored: that one is not kept. */
  leaveOff(): void {
    this.#saving = undefined;
    this.#written.clear();
  }

  /** Forgets the stored program, and one that is being stored. */
  forget(): void {
    this.leaveOff();
    this.store.program = undefined;
  }

  /** Stores the settings once they are left alone. */
  settingsChanged(): void {
    this.#settled.in(settleMs);
  }

  /** The power goes. */
  end(): void {
    this.#settled.clear();
    this.#written.clear();
  }

  #isStored({ size, sum }: HeldProgram): boolean {
    return this.store.program?.size === size && this.store.program.sum === sum;
  }

  #storeSettings(): void {
    this.#settled.clear();
    this.store.settings = this.settings();
  }

  #finish(): void {
    const program = this.#saving;
    if (!program) return;
    this.#saving = undefined;
    this.store.program = program;
    this.#storeSettings();
    this.onKept(program.sum);
  }
}
