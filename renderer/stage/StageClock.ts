import type { LightState } from '#shared/api/areas/stageArea';
import type { States } from '#shared/api/contract';
import { scheduleOf } from '#shared/animation/Schedule';
import type { Program } from '#shared/program/Program';
import { contentIdentityOf, programPositionMs, type StageContent } from './stageContent';
import { representativeMs } from './timeline';

/** How the user controls the time of the preview. */
export interface PreviewTiming {
  /** The speed of the preview; the lamp always plays at normal speed. */
  readonly rate: number;
  /** The program time that the user drags to. */
  readonly scrubbedMs: number | undefined;
  /** The picture does not move, because the system asks for less motion. */
  readonly isStill: boolean;
}

/** The time on the stage. */
export interface StageTime {
  /** The program time in ms; undefined while the light is off. */
  readonly atMs: number | undefined;
  /** False if nothing changes without a new event. */
  readonly isMoving: boolean;
}

type LampTimeState = Pick<States['lamp'], 'state' | 'report'>;

/** The time on the stage: that of the lamp, unless the user controls the preview. */
export class StageClock {
  #lightSince: { readonly light: LightState; readonly sinceMs: number } | undefined;
  /** Content without a light of its own, such as a draft; its time starts when it is first content. */
  #firstShown: { readonly identity: Program | string; readonly atMs: number } | undefined;
  /** A preview at another speed: its start time and position. */
  #previewRun:
    | {
        readonly of: LightState | string;
        readonly rate: number;
        readonly fromMs: number;
        readonly sinceMs: number;
      }
    | undefined;
  /** The position of a picture that must not move. */
  #stillPosition:
    | { readonly identity: Program | string; readonly of: LightState | string; readonly atMs: number }
    | undefined;

  at(
    content: StageContent,
    lamp: LampTimeState,
    { rate, scrubbedMs, isStill }: PreviewTiming,
    nowMs: number,
  ): StageTime {
    const ownMs = this.#programMs(content, lamp, nowMs);
    if (ownMs === undefined) return { atMs: undefined, isMoving: false };
    if (scrubbedMs !== undefined) return { atMs: scrubbedMs, isMoving: false };
    if ('light' in content && content.light.phase === 'held') return { atMs: ownMs, isMoving: false };
    if (isStill) return { atMs: this.#stillMs(content, ownMs), isMoving: false };
    const atMs = this.#atRate(timeSourceOf(content), ownMs, rate, nowMs);
    return { atMs, isMoving: !isOver(content.program, atMs) };
  }

  #programMs(content: StageContent, lamp: LampTimeState, nowMs: number): number | undefined {
    if (!('light' in content)) return this.#sinceFirstShown(contentIdentityOf(content), nowMs);
    const { light, kind, program } = content;
    if (this.#lightSince?.light !== light)
      this.#lightSince = { light, sinceMs: this.#lightSince ? nowMs : -Infinity };
    if (light.phase === 'off' && kind === 'compared') return this.#sinceFirstShown(program, nowMs);
    return programPositionMs(light, lamp, nowMs, this.#lightSince.sinceMs);
  }

  #sinceFirstShown(identity: Program | string, nowMs: number): number {
    if (this.#firstShown?.identity !== identity) this.#firstShown = { identity, atMs: nowMs };
    return nowMs - this.#firstShown.atMs;
  }

  /** At another speed the preview continues from where it was when the speed changed. */
  #atRate(of: LightState | string, ownMs: number, rate: number, nowMs: number): number {
    if (rate === 1) {
      this.#previewRun = undefined;
      return ownMs;
    }
    const positionMs = this.#previewRun?.of === of ? runPositionMs(this.#previewRun, nowMs) : ownMs;
    if (this.#previewRun?.of !== of || this.#previewRun.rate !== rate)
      this.#previewRun = { of, rate, fromMs: positionMs, sinceMs: nowMs };
    return positionMs;
  }

  /** A new program is shown at a representative moment; the same one where the user moved it to. */
  #stillMs(content: StageContent, ownMs: number): number {
    const [identity, of] = [contentIdentityOf(content), timeSourceOf(content)];
    if (this.#stillPosition?.identity !== identity)
      this.#stillPosition = { identity, of, atMs: representativeMs(content.program) };
    else if (this.#stillPosition.of !== of) this.#stillPosition = { identity, of, atMs: ownMs };
    return this.#stillPosition.atMs;
  }
}

/** What the time belongs to: it starts again when this changes. */
function timeSourceOf(content: StageContent): LightState | string {
  return 'light' in content ? content.light : `${content.kind} ${content.since}`;
}

function runPositionMs(
  { fromMs, sinceMs, rate }: { readonly fromMs: number; readonly sinceMs: number; readonly rate: number },
  nowMs: number,
): number {
  return fromMs + (nowMs - sinceMs) * rate;
}

/** The program has ended and stays dark. */
function isOver(program: Program, ms: number): boolean {
  return program.on_complete?.command.type === 'off' && ms > scheduleOf(program).lengthMs;
}
