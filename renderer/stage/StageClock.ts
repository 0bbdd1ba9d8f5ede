import type { LightState } from '#shared/api/areas/stageArea';
import type { States } from '#shared/api/contract';
import { scheduleOf } from '#shared/animation/Schedule';
import type { Program } from '#shared/program/Program';
import { contentIdentityOf, programPositionMs, type StageContent } from './stageContent';
import { representativeMs } from './timeline';

/** How the preview's owner handles its time. */
export interface PreviewTiming {
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

type LampTimeState = Pick<States['lamp'], 'state' | 'report'>;

/** Tells the time on the stage: that of the lamp, unless its owner has the preview go otherwise. */
export class StageClock {
  #lightSince: { readonly light: LightState; readonly sinceMs: number } | undefined;
  /** What shows without a light of its own, a draft for one: its time runs from when it came. */
  #firstShown: { readonly identity: Program | string; readonly atMs: number } | undefined;
  /** A preview that runs faster or slower, since when and from where. */
  #previewRun:
    | {
        readonly of: LightState | string;
        readonly rate: number;
        readonly fromMs: number;
        readonly sinceMs: number;
      }
    | undefined;
  /** Where a picture stands that may not move. */
  #stillPosition:
    | { readonly identity: Program | string; readonly of: LightState | string; readonly atMs: number }
    | undefined;

  at(
    shown: StageContent,
    lamp: LampTimeState,
    { rate, scrubbedMs, isStill }: PreviewTiming,
    nowMs: number,
  ): StageTime {
    const ownMs = this.#programMs(shown, lamp, nowMs);
    if (ownMs === undefined) return { atMs: undefined, isMoving: false };
    if (scrubbedMs !== undefined) return { atMs: scrubbedMs, isMoving: false };
    if ('light' in shown && shown.light.phase === 'held') return { atMs: ownMs, isMoving: false };
    if (isStill) return { atMs: this.#stillMs(shown, ownMs), isMoving: false };
    const atMs = this.#atRate(timeSourceOf(shown), ownMs, rate, nowMs);
    return { atMs, isMoving: !isOver(shown.program, atMs) };
  }

  #programMs(shown: StageContent, lamp: LampTimeState, nowMs: number): number | undefined {
    if (!('light' in shown)) return this.#sinceFirstShown(contentIdentityOf(shown), nowMs);
    const { light, kind, program } = shown;
    if (this.#lightSince?.light !== light)
      this.#lightSince = { light, sinceMs: this.#lightSince ? nowMs : -Infinity };
    if (light.phase === 'off' && kind === 'compared') return this.#sinceFirstShown(program, nowMs);
    return programPositionMs(light, lamp, nowMs, this.#lightSince.sinceMs);
  }

  #sinceFirstShown(identity: Program | string, nowMs: number): number {
    if (this.#firstShown?.identity !== identity) this.#firstShown = { identity, atMs: nowMs };
    return nowMs - this.#firstShown.atMs;
  }

  /** At a rate of its own the preview runs on from where it was when it got that rate. */
  #atRate(of: LightState | string, ownMs: number, rate: number, nowMs: number): number {
    if (rate === 1) {
      this.#previewRun = undefined;
      return ownMs;
    }
    const ranMs = this.#previewRun?.of === of ? runPositionMs(this.#previewRun, nowMs) : ownMs;
    if (this.#previewRun?.of !== of || this.#previewRun.rate !== rate)
      this.#previewRun = { of, rate, fromMs: ranMs, sinceMs: nowMs };
    return ranMs;
  }

  /** Another program stands where one sees most of it; the same one stands where its owner took it. */
  #stillMs(shown: StageContent, ownMs: number): number {
    const [identity, of] = [contentIdentityOf(shown), timeSourceOf(shown)];
    if (this.#stillPosition?.identity !== identity)
      this.#stillPosition = { identity, of, atMs: representativeMs(shown.program) };
    else if (this.#stillPosition.of !== of) this.#stillPosition = { identity, of, atMs: ownMs };
    return this.#stillPosition.atMs;
  }
}

/** What a time belongs to: it starts anew with another one. */
function timeSourceOf(shown: StageContent): LightState | string {
  return 'light' in shown ? shown.light : `${shown.kind} ${shown.since}`;
}

function runPositionMs(
  { fromMs, sinceMs, rate }: { readonly fromMs: number; readonly sinceMs: number; readonly rate: number },
  nowMs: number,
): number {
  return fromMs + (nowMs - sinceMs) * rate;
}

/** All is played, and it is dark for good. */
function isOver(program: Program, ms: number): boolean {
  return program.on_complete?.command.type === 'off' && ms > scheduleOf(program).lengthMs;
}
