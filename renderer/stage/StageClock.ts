import type { Light } from '#shared/api/areas/stage';
import type { States } from '#shared/api/contract';
import { scheduleOf } from '#shared/animation/schedule';
import type { Program } from '#shared/program/schema';
import { identityOf, positionMs, type Shown } from './shown';
import { tellingMs } from './timeline';

/** How the preview's owner handles its time. */
export interface Hand {
  /** How fast the preview runs; the lamp keeps its own time. */
  readonly rate: number;
  /** The time of the program that is dragged to. */
  readonly scrubbedMs: number | undefined;
  /** The picture stands, as the system asks for less motion. */
  readonly isStill: boolean;
}

/** What time it is on the stage. */
export interface StageTime {
  /** The program's own time, in ms; none while it is off. */
  readonly atMs: number | undefined;
  /** False when it stays so until something is said or done. */
  readonly isMoving: boolean;
}

type Lamp = Pick<States['lamp'], 'state' | 'report'>;

/** Tells the time on the stage: that of the lamp, unless its owner has the preview go otherwise. */
export class StageClock {
  #light: { readonly light: Light; readonly sinceMs: number } | undefined;
  /** What shows without a light of its own, a draft for one: its time runs from when it came. */
  #came: { readonly identity: Program | string; readonly atMs: number } | undefined;
  /** A preview that runs faster or slower, since when and from where. */
  #run:
    | {
        readonly of: Light | string;
        readonly rate: number;
        readonly fromMs: number;
        readonly sinceMs: number;
      }
    | undefined;
  /** Where a picture stands that may not move. */
  #stood:
    | { readonly identity: Program | string; readonly of: Light | string; readonly atMs: number }
    | undefined;

  at(shown: Shown, lamp: Lamp, { rate, scrubbedMs, isStill }: Hand, nowMs: number): StageTime {
    const ownMs = this.#ownMs(shown, lamp, nowMs);
    if (ownMs === undefined) return { atMs: undefined, isMoving: false };
    if (scrubbedMs !== undefined) return { atMs: scrubbedMs, isMoving: false };
    if ('light' in shown && shown.light.phase === 'held') return { atMs: ownMs, isMoving: false };
    if (isStill) return { atMs: this.#stand(shown, ownMs), isMoving: false };
    const atMs = this.#paced(ofWhom(shown), ownMs, rate, nowMs);
    return { atMs, isMoving: !isOver(shown.program, atMs) };
  }

  #ownMs(shown: Shown, lamp: Lamp, nowMs: number): number | undefined {
    if (!('light' in shown)) return this.#sinceItCame(identityOf(shown), nowMs);
    const { light, kind, program } = shown;
    if (this.#light?.light !== light) this.#light = { light, sinceMs: this.#light ? nowMs : -Infinity };
    if (light.phase === 'off' && kind === 'compared') return this.#sinceItCame(program, nowMs);
    return positionMs(light, lamp, nowMs, this.#light.sinceMs);
  }

  #sinceItCame(identity: Program | string, nowMs: number): number {
    if (this.#came?.identity !== identity) this.#came = { identity, atMs: nowMs };
    return nowMs - this.#came.atMs;
  }

  /** At a rate of its own the preview runs on from where it was when it got that rate. */
  #paced(of: Light | string, ownMs: number, rate: number, nowMs: number): number {
    if (rate === 1) {
      this.#run = undefined;
      return ownMs;
    }
    const ranMs = this.#run?.of === of ? reachedMs(this.#run, nowMs) : ownMs;
    if (this.#run?.of !== of || this.#run.rate !== rate)
      this.#run = { of, rate, fromMs: ranMs, sinceMs: nowMs };
    return ranMs;
  }

  /** Another program stands where one sees most of it; the same one stands where its owner took it. */
  #stand(shown: Shown, ownMs: number): number {
    const [identity, of] = [identityOf(shown), ofWhom(shown)];
    if (this.#stood?.identity !== identity) this.#stood = { identity, of, atMs: tellingMs(shown.program) };
    else if (this.#stood.of !== of) this.#stood = { identity, of, atMs: ownMs };
    return this.#stood.atMs;
  }
}

/** What a time belongs to: it starts anew with another one. */
function ofWhom(shown: Shown): Light | string {
  return 'light' in shown ? shown.light : `${shown.kind} ${shown.since}`;
}

function reachedMs(
  { fromMs, sinceMs, rate }: { readonly fromMs: number; readonly sinceMs: number; readonly rate: number },
  nowMs: number,
): number {
  return fromMs + (nowMs - sinceMs) * rate;
}

/** All is played, and it is dark for good. */
function isOver(program: Program, ms: number): boolean {
  return program.on_complete?.command.type === 'off' && ms > scheduleOf(program).lengthMs;
}
