import type { Members } from '#shared/lamp/wire/lines';
import type { Clock } from '../../clock/Clock';
import { Deadline } from './Deadline';
import type { FramePacer } from './FramePacer';
import type { ProgramPlayback } from './ProgramPlayback';

/** At most four steps per second are reported. */
const reportIntervalMs = 250;

interface ReportedStep {
  readonly step: number;
  readonly pass: number;
}

/** Sends an event for each step and for the end of the program. Its timer runs only while there is a listener. */
export class StepReporter {
  readonly #wake: Deadline;
  #reported: ReportedStep | undefined;
  #reportedMs = -Infinity;
  #isEndReported = false;
  #hasListener = false;

  constructor(
    private readonly playback: ProgramPlayback,
    private readonly pacer: FramePacer,
    private readonly clock: Clock,
    private readonly emit: (event: Members) => void,
  ) {
    this.#wake = new Deadline(clock, () => this.#check());
  }

  set hasListener(hasListener: boolean) {
    this.#hasListener = hasListener;
    this.scheduleCheck();
  }

  /** Reports all steps again, because a play begins. */
  start(): void {
    this.#reported = undefined;
    this.#isEndReported = false;
    this.scheduleCheck();
  }

  /** Checks again, after the current call has finished. */
  scheduleCheck(): void {
    this.#wake.clear();
    if (this.#hasListener) this.#wake.restart(0);
  }

  /** Stops the timer. */
  powerOff(): void {
    this.#wake.clear();
  }

  #check(): void {
    const now = this.clock.now();
    if (this.pacer.nextMs(now, now) === undefined) return;
    if (this.playback.hasShownFrame(now)) this.#reportNew(now);
    const nextMs = this.#nextMs(now);
    if (nextMs !== undefined) this.#wake.restart(nextMs - now);
  }

  #reportNew(now: number): void {
    const { step, pass, ms, isOver } = this.playback.position(now);
    if (this.#isNew(now) && (!this.#reported || now - this.#reportedMs >= reportIntervalMs)) {
      this.#reported = { step, pass };
      this.#reportedMs = now;
      this.emit({ event: 'step', step, pass, ms });
    }
    if (!isOver || this.#isEndReported) return;
    this.#isEndReported = true;
    this.emit({ event: 'ended', ms });
  }

  #isNew(now: number): boolean {
    const { step, pass } = this.playback.position(now);
    return step !== this.#reported?.step || pass !== this.#reported.pass;
  }

  /** When to check next: for a step that the rate limit delayed, or for the next step or the end. */
  #nextMs(now: number): number | undefined {
    const stepMs = this.playback.nextStepMs(now);
    if (!this.#isNew(now)) return stepMs;
    const delayedMs = this.pacer.nextMs(this.#reported ? this.#reportedMs + reportIntervalMs : now, now);
    return Math.min(stepMs ?? Infinity, delayedMs ?? Infinity);
  }
}
