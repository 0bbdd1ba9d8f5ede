import { programLengthMs, scheduleOf, stepAt } from '#shared/animation/Schedule';
import type { FramePacer } from './FramePacer';
import type { LoadedProgram } from './LoadedProgram';

/** The displayed position of a program. */
export interface PlaybackPosition {
  /** Program time of the frame. */
  readonly ms: number;
  readonly step: number;
  readonly pass: number;
  readonly isOver: boolean;
}

type Motion =
  | { readonly name: 'still'; readonly ms: number }
  /** Program time was `fromMs` at clock time `sinceMs`, when `paintedBefore` frames had been painted. */
  | {
      readonly name: 'moving';
      readonly fromMs: number;
      readonly sinceMs: number;
      readonly paintedBefore: number;
    };

const startPosition: PlaybackPosition = { ms: 0, step: 0, pass: 0, isOver: false };

/** The program in the lamp's memory, and the position in it. */
export class ProgramPlayback {
  #loaded: LoadedProgram | undefined;
  #isOff = false;
  #motion: Motion = { name: 'still', ms: 0 };

  constructor(private readonly pacer: FramePacer) {}

  get loaded(): LoadedProgram | undefined {
    return this.#loaded;
  }

  /** Loads a program and plays it from `fromMs`. */
  play(program: LoadedProgram, fromMs: number, nowMs: number): void {
    this.#loaded = program;
    this.#isOff = false;
    this.#motion = {
      name: 'moving',
      fromMs,
      sinceMs: nowMs,
      paintedBefore: this.pacer.ownFrameCount(nowMs),
    };
    this.pacer.repaint(true, nowMs);
  }

  /** Freezes the picture; a dark lamp stays dark. */
  stop(nowMs: number): void {
    this.#motion = { name: 'still', ms: this.#frameMs(nowMs) };
    this.pacer.repaint(false, nowMs);
  }

  off(nowMs: number): void {
    this.stop(nowMs);
    this.#isOff = true;
  }

  /** Shows the picture again, because the settings have changed. */
  repaint(nowMs: number): void {
    this.pacer.repaint(this.#motion.name === 'moving', nowMs);
  }

  /** The current program time. */
  clockMs(nowMs: number): number {
    const motion = this.#motion;
    return this.#foldIntoLoop(motion.name === 'still' ? motion.ms : motion.fromMs + nowMs - motion.sinceMs);
  }

  /** The position on display, or that would be without streamed frames. */
  position(nowMs: number): PlaybackPosition {
    if (!this.#loaded) return startPosition;
    const ms = this.#foldIntoLoop(this.#frameMs(nowMs));
    const { program } = this.#loaded;
    const { index, pass } = stepAt(program, ms);
    return { ms, step: index, pass, isOver: ms >= programLengthMs(program) };
  }

  phase(nowMs: number): 'empty' | 'off' | 'stopped' | 'ended' | 'playing' {
    if (!this.#loaded) return 'empty';
    if (this.#isOff) return 'off';
    if (this.#motion.name === 'still') return 'stopped';
    return this.position(nowMs).isOver ? 'ended' : 'playing';
  }

  /** True once a frame of the playing program has been shown. */
  hasShownFrame(nowMs: number): boolean {
    return this.#motion.name === 'moving' && this.pacer.ownFrameCount(nowMs) > this.#motion.paintedBefore;
  }

  /** When the first frame after the current step is shown; `undefined` if the step does not end. */
  nextStepMs(nowMs: number): number | undefined {
    const motion = this.#motion;
    if (!this.#loaded || motion.name === 'still') return undefined;
    const { program } = this.#loaded;
    const ms = this.#frameMs(nowMs);
    const { index, localMs } = stepAt(program, ms);
    const duration = program.steps[index]?.duration;
    if (typeof duration !== 'number' || ms >= programLengthMs(program)) return undefined;
    return this.pacer.nextMs(motion.sinceMs + (ms + duration - localMs) - motion.fromMs, nowMs);
  }

  #frameMs(nowMs: number): number {
    const motion = this.#motion;
    if (motion.name === 'still') return motion.ms;
    return Math.floor(motion.fromMs + Math.max(this.pacer.lastOwnFrameMs(nowMs) - motion.sinceMs, 0));
  }

  #foldIntoLoop(ms: number): number {
    return this.#loaded ? Math.floor(scheduleOf(this.#loaded.program).folded(ms)) : 0;
  }
}
