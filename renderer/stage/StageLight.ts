import { frameAt } from '#shared/animation/frameAt';
import { guardFrame } from '#shared/animation/guards/guardFrame';
import type { States } from '#shared/api/contract';
import { ledCount, type Layout } from '#shared/lamp/Layout';
import type { Program } from '#shared/program/Program';
import { stageContentOf, type StageContent } from './stageContent';
import { SlewRateLimiter } from './SlewRateLimiter';
import { StageClock, type PreviewTiming } from './StageClock';

/** The light on the stage at one moment. */
export interface StageMoment {
  readonly content: StageContent;
  readonly layout: Layout;
  /** The program's own time, in ms; none while it is off. */
  readonly atMs: number | undefined;
  /**
   * What is seen, as the bytes a lamp is given: `given`, but where the preview goes through its program faster than the lamp, which
   * nobody has looked through for flashes, light that follows it slowly. It is written over at the next moment.
   */
  readonly shownBytes: Uint8Array;
  /** What the lamp is given at this time of the program, byte for byte. It is written over at the next moment. */
  readonly lampBytes: Uint8Array;
  /** What the current limit leaves of the light, in per cent. */
  readonly leftPercent: number;
  /** False when all is as it was the time before. */
  readonly isNew: boolean;
  /** False when the light is as it was the time before. */
  readonly isNewLight: boolean;
  /** False when it stays so until something is said or done. */
  readonly isMoving: boolean;
}

/** What the preview is asked for. */
export interface PreviewOptions extends PreviewTiming {
  readonly compared: Program | null;
}

type FrameInputs = readonly [Program, Layout, States['lamp']['guards'], number | undefined];

/** So long after it was hurried the light still goes slowly: who presses a key again and again hurries it each time. */
const limitHoldMs = 1000;

/** Turns the app's states into light, moment by moment. */
export class StageLight {
  readonly #clock = new StageClock();
  #shownBytes = new Uint8Array();
  #lampBytes = new Uint8Array();
  #leftPercent = 100;
  #inputs: FrameInputs | undefined;
  #kind: StageContent['kind'] | undefined;
  #limitUntilMs = -Infinity;
  #limiter: SlewRateLimiter | undefined;

  at(states: Pick<States, 'stage' | 'wish' | 'lamp'>, wanted: PreviewOptions, nowMs: number): StageMoment {
    const { layout, guards } = states.lamp;
    const content = stageContentOf(states, wanted.compared);
    const { atMs, isMoving } = this.#clock.at(content, states.lamp, wanted, nowMs);
    const looks: FrameInputs = [content.program, layout, guards, atMs];
    const isOther = !this.#inputs?.every((part, index) => part === looks[index]);
    const isOtherLamp = this.#inputs?.[1] !== layout;
    if (isOther) this.#paint(...looks);
    if (canOutpaceLamp(wanted)) this.#limitUntilMs = nowMs + limitHoldMs;
    const isSlow = nowMs < this.#limitUntilMs && atMs !== undefined && !isOtherLamp;
    const { isThere, isChanged } = isSlow ? this.#followLimited(nowMs) : this.#copyDirectly();
    const isNewLight = isChanged || isOtherLamp;
    const isNew = isOther || isNewLight || this.#kind !== content.kind;
    this.#inputs = looks;
    this.#kind = content.kind;
    return {
      content,
      layout,
      atMs,
      shownBytes: this.#shownBytes,
      lampBytes: this.#lampBytes,
      leftPercent: this.#leftPercent,
      isNew,
      isNewLight,
      isMoving: isMoving || !isThere,
    };
  }

  #paint(...[program, layout, guards, atMs]: FrameInputs): void {
    const length = ledCount(layout) * 3;
    if (this.#lampBytes.length !== length) {
      [this.#shownBytes, this.#lampBytes] = [new Uint8Array(length), new Uint8Array(length)];
      this.#limiter = undefined;
    }
    if (atMs === undefined) {
      this.#lampBytes.fill(0);
      this.#leftPercent = 100;
    } else {
      frameAt(program, layout, atMs, this.#lampBytes);
      this.#leftPercent = guardFrame(this.#lampBytes, guards, this.#lampBytes);
    }
  }

  #copyDirectly(): PaintResult {
    this.#limiter = undefined;
    const isChanged = this.#lampBytes.some((value, at) => value !== this.#shownBytes[at]);
    if (isChanged) this.#shownBytes.set(this.#lampBytes);
    return { isThere: true, isChanged };
  }

  #followLimited(nowMs: number): PaintResult {
    const before = this.#shownBytes.slice();
    this.#limiter ??= new SlewRateLimiter(before, nowMs);
    const isThere = this.#limiter.follow(this.#lampBytes, nowMs, this.#shownBytes);
    return { isThere, isChanged: before.some((value, at) => value !== this.#shownBytes[at]) };
  }
}

/** How it was shown: whether it is what is given, and another light than before. */
interface PaintResult {
  readonly isThere: boolean;
  readonly isChanged: boolean;
}

/** Goes through its time in another way than the lamp would, and perhaps much faster. */
function canOutpaceLamp({ rate, scrubbedMs }: PreviewTiming): boolean {
  return rate > 1 || scrubbedMs !== undefined;
}
