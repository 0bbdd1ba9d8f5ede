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
  /** The program time in ms; undefined while the light is off. */
  readonly atMs: number | undefined;
  /**
   * The light shown, as lamp bytes: `lampBytes`, or, where the preview runs faster than the lamp and was not checked
   * for flashes, light that follows it slowly. Overwritten at the next moment.
   */
  readonly shownBytes: Uint8Array;
  /** The bytes the lamp gets at this program time. Overwritten at the next moment. */
  readonly lampBytes: Uint8Array;
  /** The share of the light that the power limit leaves, in per cent. */
  readonly leftPercent: number;
  /** False if nothing changed since the last moment. */
  readonly isNew: boolean;
  /** False if the light did not change since the last moment. */
  readonly isNewLight: boolean;
  /** False if nothing changes without a new event. */
  readonly isMoving: boolean;
}

/** How the preview is to be shown. */
export interface PreviewOptions extends PreviewTiming {
  readonly compared: Program | null;
}

type FrameInputs = readonly [Program, Layout, States['lamp']['guards'], number | undefined];

/** The limiter stays on this long after the preview last ran too fast, since the user may press a key repeatedly. */
const limitHoldMs = 1000;

/** Computes the light on the stage from the app's states, moment by moment. */
export class StageLight {
  readonly #clock = new StageClock();
  #shownBytes = new Uint8Array();
  #lampBytes = new Uint8Array();
  #leftPercent = 100;
  #inputs: FrameInputs | undefined;
  #kind: StageContent['kind'] | undefined;
  #limitUntilMs = -Infinity;
  #limiter: SlewRateLimiter | undefined;

  at(states: Pick<States, 'stage' | 'wish' | 'lamp'>, options: PreviewOptions, nowMs: number): StageMoment {
    const { layout, guards } = states.lamp;
    const content = stageContentOf(states, options.compared);
    const { atMs, isMoving } = this.#clock.at(content, states.lamp, options, nowMs);
    const inputs: FrameInputs = [content.program, layout, guards, atMs];
    const isChangedInput = !this.#inputs?.every((part, index) => part === inputs[index]);
    const isOtherLamp = this.#inputs?.[1] !== layout;
    if (isChangedInput) this.#paint(...inputs);
    if (canOutpaceLamp(options)) this.#limitUntilMs = nowMs + limitHoldMs;
    const isLimited = nowMs < this.#limitUntilMs && atMs !== undefined && !isOtherLamp;
    const { hasArrived, isChanged } = isLimited ? this.#followLimited(nowMs) : this.#copyDirectly();
    const isNewLight = isChanged || isOtherLamp;
    const isNew = isChangedInput || isNewLight || this.#kind !== content.kind;
    this.#inputs = inputs;
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
      isMoving: isMoving || !hasArrived,
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
    return { hasArrived: true, isChanged };
  }

  #followLimited(nowMs: number): PaintResult {
    const before = this.#shownBytes.slice();
    this.#limiter ??= new SlewRateLimiter(before, nowMs);
    const hasArrived = this.#limiter.follow(this.#lampBytes, nowMs, this.#shownBytes);
    return { hasArrived, isChanged: before.some((value, at) => value !== this.#shownBytes[at]) };
  }
}

/** Whether the light has reached the lamp's, and whether it changed. */
interface PaintResult {
  readonly hasArrived: boolean;
  readonly isChanged: boolean;
}

/** Whether the preview may run much faster than the lamp. */
function canOutpaceLamp({ rate, scrubbedMs }: PreviewTiming): boolean {
  return rate > 1 || scrubbedMs !== undefined;
}
