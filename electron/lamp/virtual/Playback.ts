import { programLengthMs, scheduleOf, stepAt } from '#shared/animation/schedule';
import type { FramePacer } from './FramePacer';
import type { HeldProgram } from './HeldProgram';

/** What of a program is on show. */
export interface ShownMoment {
  /** Program time of the frame. */
  readonly ms: number;
  readonly step: number;
  readonly pass: number;
  readonly isOver: boolean;
}

type Motion =
  | { readonly name: 'still'; readonly ms: number }
  /** Program time was `fromMs` when the clock said `sinceMs` and so many frames had been painted. */
  | {
      readonly name: 'moving';
      readonly fromMs: number;
      readonly sinceMs: number;
      readonly paintedBefore: number;
    };

const nothing: ShownMoment = { ms: 0, step: 0, pass: 0, isOver: false };

/** The program a lamp holds, and where in it the lamp is. */
export class Playback {
  #held: HeldProgram | undefined;
  #isOff = false;
  #motion: Motion = { name: 'still', ms: 0 };

  constructor(private readonly pacer: FramePacer) {}

  get held(): HeldProgram | undefined {
    return this.#held;
  }

  /** Plays a program from `fromMs`; from now on it is the one that is held. */
  play(program: HeldProgram, fromMs: number, nowMs: number): void {
    this.#held = program;
    this.#isOff = false;
    this.#motion = {
      name: 'moving',
      fromMs,
      sinceMs: nowMs,
      paintedBefore: this.pacer.painted(nowMs),
    };
    this.pacer.repaint(true, nowMs);
  }

  /** The picture on show stands still; dark stays dark. */
  stop(nowMs: number): void {
    this.#motion = { name: 'still', ms: this.#shownMs(nowMs) };
    this.pacer.repaint(false, nowMs);
  }

  off(nowMs: number): void {
    this.stop(nowMs);
    this.#isOff = true;
  }

  /** The picture is due again, for it has changed. */
  repaint(nowMs: number): void {
    this.pacer.repaint(this.#motion.name === 'moving', nowMs);
  }

  /** Program time now. */
  clockMs(nowMs: number): number {
    const motion = this.#motion;
    return this.#folded(motion.name === 'still' ? motion.ms : motion.fromMs + nowMs - motion.sinceMs);
  }

  /** What is on show, or would be but for frames from elsewhere. */
  shown(nowMs: number): ShownMoment {
    if (!this.#held) return nothing;
    const ms = this.#folded(this.#shownMs(nowMs));
    const { program } = this.#held;
    const { index, pass } = stepAt(program, ms);
    return { ms, step: index, pass, isOver: ms >= programLengthMs(program) };
  }

  phase(nowMs: number): 'empty' | 'off' | 'stopped' | 'ended' | 'playing' {
    if (!this.#held) return 'empty';
    if (this.#isOff) return 'off';
    if (this.#motion.name === 'still') return 'stopped';
    return this.shown(nowMs).isOver ? 'ended' : 'playing';
  }

  /** True when a frame of what plays has gone out. */
  isOnShow(nowMs: number): boolean {
    return this.#motion.name === 'moving' && this.pacer.painted(nowMs) > this.#motion.paintedBefore;
  }

  /** When the first frame behind the end of this step goes out; none where no end comes. */
  nextStepMs(nowMs: number): number | undefined {
    const motion = this.#motion;
    if (!this.#held || motion.name === 'still') return undefined;
    const { program } = this.#held;
    const ms = this.#shownMs(nowMs);
    const { index, localMs } = stepAt(program, ms);
    const duration = program.steps[index]?.duration;
    if (typeof duration !== 'number' || ms >= programLengthMs(program)) return undefined;
    return this.pacer.nextMs(motion.sinceMs + (ms + duration - localMs) - motion.fromMs, nowMs);
  }

  #shownMs(nowMs: number): number {
    const motion = this.#motion;
    if (motion.name === 'still') return motion.ms;
    return Math.floor(motion.fromMs + Math.max(this.pacer.paintedMs(nowMs) - motion.sinceMs, 0));
  }

  #folded(ms: number): number {
    return this.#held ? Math.floor(scheduleOf(this.#held.program).folded(ms)) : 0;
  }
}
