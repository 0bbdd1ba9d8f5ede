import type { Members } from '#shared/lamp/wire/lines';
import type { Clock } from '../wire/Clock';
import { Deadline } from './Deadline';
import type { FramePacer } from './FramePacer';
import type { Playback } from './Playback';

/** At most four steps a second are told. */
const tellEveryMs = 250;

interface Told {
  readonly step: number;
  readonly pass: number;
}

/** Tells which step is on show, and when all is played. It wakes up for that alone, and only while it is heard. */
export class StepTeller {
  readonly #wake: Deadline;
  #told: Told | undefined;
  #toldMs = -Infinity;
  #isEndTold = false;
  #isHeard = false;

  constructor(
    private readonly playback: Playback,
    private readonly pacer: FramePacer,
    private readonly clock: Clock,
    private readonly tell: (event: Members) => void,
  ) {
    this.#wake = new Deadline(clock, () => this.#look());
  }

  set isHeard(isHeard: boolean) {
    this.#isHeard = isHeard;
    this.goOn();
  }

  /** A play begins: everything is new. */
  start(): void {
    this.#told = undefined;
    this.#isEndTold = false;
    this.goOn();
  }

  /** Looks again, once what is being done is done. */
  goOn(): void {
    this.#wake.clear();
    if (this.#isHeard) this.#wake.in(0);
  }

  /** The power goes. */
  end(): void {
    this.#wake.clear();
  }

  #look(): void {
    const now = this.clock.now();
    if (this.pacer.nextMs(now, now) === undefined) return;
    if (this.playback.isOnShow(now)) this.#tellNew(now);
    const nextMs = this.#nextMs(now);
    if (nextMs !== undefined) this.#wake.in(nextMs - now);
  }

  #tellNew(now: number): void {
    const { step, pass, ms, isOver } = this.playback.shown(now);
    if (this.#isNew(now) && (!this.#told || now - this.#toldMs >= tellEveryMs)) {
      this.#told = { step, pass };
      this.#toldMs = now;
      this.tell({ event: 'step', step, pass, ms });
    }
    if (!isOver || this.#isEndTold) return;
    this.#isEndTold = true;
    this.tell({ event: 'ended', ms });
  }

  #isNew(now: number): boolean {
    const { step, pass } = this.playback.shown(now);
    return step !== this.#told?.step || pass !== this.#told.pass;
  }

  /** When there may be something to tell: a step that had to wait, or the next one; and the end does not wait. */
  #nextMs(now: number): number | undefined {
    const stepMs = this.playback.nextStepMs(now);
    if (!this.#isNew(now)) return stepMs;
    const waitedMs = this.pacer.nextMs(this.#told ? this.#toldMs + tellEveryMs : now, now);
    return Math.min(stepMs ?? Infinity, waitedMs ?? Infinity);
  }
}
