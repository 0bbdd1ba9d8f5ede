import { frameAt } from '#shared/animation/frameAt';
import { guardFrame } from '#shared/animation/guards/guardFrame';
import type { States } from '#shared/api/contract';
import { ledCount, type Layout } from '#shared/lamp/layout';
import type { Program } from '#shared/program/schema';
import { shownOf, type Shown } from './shown';
import { StageClock, type Hand } from './StageClock';

/** The light on the stage at one moment. */
export interface StageMoment {
  readonly shown: Shown;
  readonly layout: Layout;
  /** The program's own time, in ms; none while it is off. */
  readonly atMs: number | undefined;
  /** What the lamp is given at this moment, byte for byte. It is written over at the next one. */
  readonly bytes: Uint8Array;
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

/** Turns the app's states into light, moment by moment. */
export class StageLight {
  readonly #clock = new StageClock();
  #bytes = new Uint8Array();
  #next = new Uint8Array();
  #leftPercent = 100;
  #looks: Looks | undefined;
  #kind: Shown['kind'] | undefined;

  at(states: Pick<States, 'stage' | 'wish' | 'lamp'>, wanted: Wanted, nowMs: number): StageMoment {
    const { layout, guards } = states.lamp;
    const shown = shownOf(states, wanted.compared);
    const { atMs, isMoving } = this.#clock.at(shown, states.lamp, wanted, nowMs);
    const looks: Looks = [shown.program, layout, guards, atMs];
    const isOther = !this.#looks?.every((part, index) => part === looks[index]);
    const isNewLight = isOther && (this.#paint(...looks) || this.#looks?.[1] !== layout);
    const isNew = isOther || this.#kind !== shown.kind;
    this.#looks = looks;
    this.#kind = shown.kind;
    const { bytes, leftPercent } = { bytes: this.#bytes, leftPercent: this.#leftPercent };
    return { shown, layout, atMs, bytes, leftPercent, isNew, isNewLight, isMoving };
  }

  /** True when the light is another one. */
  #paint(...[program, layout, guards, atMs]: Looks): boolean {
    const length = ledCount(layout) * 3;
    const isOtherLamp = this.#bytes.length !== length;
    if (isOtherLamp) [this.#bytes, this.#next] = [new Uint8Array(length), new Uint8Array(length)];
    if (atMs === undefined) {
      this.#next.fill(0);
      this.#leftPercent = 100;
    } else {
      frameAt(program, layout, atMs, this.#next);
      this.#leftPercent = guardFrame(this.#next, guards, this.#next);
    }
    if (!isOtherLamp && this.#next.every((value, at) => value === this.#bytes[at])) return false;
    this.#bytes.set(this.#next);
    return true;
  }
}
