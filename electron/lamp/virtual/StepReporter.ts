import type { Members } from '#shared/lamp/wire/lines';
import type { Clock } from '../../clock/Clock';
import { Deadline } from './Deadline';
import type { FramePacer } from './FramePacer';
import type { ProgramPlayback } from './ProgramPlayback';

/** At most four steps a second are told. */
const reportIntervalMs = 250;

interface ReportedStep {
  readonly step: number;
  readonly pass: number;
}

/** Tells which step is on show, and when all is played. It wakes up for that alone, and only while it is heard. */
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

  set hasListener(isHeard: boolean) {
    this.#hasListener = isHeard;
    this.scheduleCheck();
  }

  /** A play begins: everything is new. */
  start(): void {
    this.#reported = undefined;
    this.#isEndReported = false;
    this.scheduleCheck();
  }

  /** Looks again, once what is being done is done. */
  scheduleCheck(): void {
    this.#wake.clear();
    if (this.#hasListener) this.#wake.restart(0);
  }

  /** The power goes. */
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

  /** When there may be something to tell: a step that had to wait, or the next one; and the end does not wait. */
  #nextMs(now: number): number | undefined {
    const stepMs = this.playback.nextStepMs(now);
    if (!this.#isNew(now)) return stepMs;
    const waitedMs = this.pacer.nextMs(this.#reported ? this.#reportedMs + reportIntervalMs : now, now);
    return Math.min(stepMs ?? Infinity, waitedMs ?? Infinity);
  }
}
