import { frameAt } from '#shared/animation/frameAt';
import { guardFrame } from '#shared/animation/guards/guardFrame';
import type { States } from '#shared/api/contract';
import { ledCount, type Layout } from '#shared/lamp/layout';
import type { Program } from '#shared/program/schema';
import { shownOf, type Shown } from './shown';
import { SlowLight } from './SlowLight';
import { StageClock, type Hand } from './StageClock';

/** The light on the stage at one moment. */
export interface StageMoment {
  readonly shown: Shown;
  readonly layout: Layout;
  /** The program's own time, in ms; none while it is off. */
  readonly atMs: number | undefined;
  /**
   * What is seen, as the bytes a lamp is given: `given`, but where the preview goes through its program faster than the lamp, which
   * nobody has looked through for flashes, light that follows it slowly. It is written over at the next moment.
   */
  readonly bytes: Uint8Array;
  /** What the lamp is given at this time of the program, byte for byte. It is written over at the next moment. */
  readonly given: Uint8Array;
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
export interface Wanted extends Hand {
  readonly compared: Program | null;
}

type Looks = readonly [Program, Layout, States['lamp']['guards'], number | undefined];

/** So long after it was hurried the light still goes slowly: who presses a key again and again hurries it each time. */
const calmDownMs = 1000;

/** Turns the app's states into light, moment by moment. */
export class StageLight {
  readonly #clock = new StageClock();
  #bytes = new Uint8Array();
  #given = new Uint8Array();
  #leftPercent = 100;
  #looks: Looks | undefined;
  #kind: Shown['kind'] | undefined;
  #slowUntilMs = -Infinity;
  #slow: SlowLight | undefined;

  at(states: Pick<States, 'stage' | 'wish' | 'lamp'>, wanted: Wanted, nowMs: number): StageMoment {
    const { layout, guards } = states.lamp;
    const shown = shownOf(states, wanted.compared);
    const { atMs, isMoving } = this.#clock.at(shown, states.lamp, wanted, nowMs);
    const looks: Looks = [shown.program, layout, guards, atMs];
    const isOther = !this.#looks?.every((part, index) => part === looks[index]);
    const isOtherLamp = this.#looks?.[1] !== layout;
    if (isOther) this.#paint(...looks);
    if (isHurried(wanted)) this.#slowUntilMs = nowMs + calmDownMs;
    const isSlow = nowMs < this.#slowUntilMs && atMs !== undefined && !isOtherLamp;
    const { isThere, isChanged } = isSlow ? this.#follow(nowMs) : this.#show();
    const isNewLight = isChanged || isOtherLamp;
    const isNew = isOther || isNewLight || this.#kind !== shown.kind;
    this.#looks = looks;
    this.#kind = shown.kind;
    return {
      shown,
      layout,
      atMs,
      bytes: this.#bytes,
      given: this.#given,
      leftPercent: this.#leftPercent,
      isNew,
      isNewLight,
      isMoving: isMoving || !isThere,
    };
  }

  #paint(...[program, layout, guards, atMs]: Looks): void {
    const length = ledCount(layout) * 3;
    if (this.#given.length !== length) {
      [this.#bytes, this.#given] = [new Uint8Array(length), new Uint8Array(length)];
      this.#slow = undefined;
    }
    if (atMs === undefined) {
      this.#given.fill(0);
      this.#leftPercent = 100;
    } else {
      frameAt(program, layout, atMs, this.#given);
      this.#leftPercent = guardFrame(this.#given, guards, this.#given);
    }
  }

  #show(): Showing {
    this.#slow = undefined;
    const isChanged = this.#given.some((value, at) => value !== this.#bytes[at]);
    if (isChanged) this.#bytes.set(this.#given);
    return { isThere: true, isChanged };
  }

  #follow(nowMs: number): Showing {
    const before = this.#bytes.slice();
    this.#slow ??= new SlowLight(before, nowMs);
    const isThere = this.#slow.follow(this.#given, nowMs, this.#bytes);
    return { isThere, isChanged: before.some((value, at) => value !== this.#bytes[at]) };
  }
}

/** How it was shown: whether it is what is given, and another light than before. */
interface Showing {
  readonly isThere: boolean;
  readonly isChanged: boolean;
}

/** Goes through its time in another way than the lamp would, and perhaps much faster. */
function isHurried({ rate, scrubbedMs }: Hand): boolean {
  return rate > 1 || scrubbedMs !== undefined;
}
