import { frameAt } from '#shared/animation/frameAt';
import { guardFrame } from '#shared/animation/guards/guardFrame';
import type { States } from '#shared/api/contract';
import { ledCount, type Layout } from '#shared/lamp/layout';
import type { Program } from '#shared/program/schema';
import { positionMs, shownOf, type Shown } from './shown';

/** The light on the stage at one moment. */
export interface StageMoment {
  readonly shown: Shown;
  readonly layout: Layout;
  /** The program's own time, in ms; none while it is off. */
  readonly atMs: number | undefined;
  /** What the lamp is given at this moment, byte for byte. It is written over at the next one. */
  readonly bytes: Uint8Array;
  /** False when it looks as it did the time before. */
  readonly isNew: boolean;
}

type Looks = readonly [Program, Layout, States['lamp']['guards'], number | undefined];

/** Turns the app's states into light, moment by moment. */
export class StageLight {
  #bytes = new Uint8Array();
  #looks: Looks | undefined;
  /** A draft grows while it plays, so its time runs on from when its first step came. */
  #draft: { readonly since: number; readonly startedMs: number } | undefined;

  at(states: Pick<States, 'stage' | 'wish' | 'lamp'>, nowMs: number): StageMoment {
    const { layout, guards } = states.lamp;
    const shown = shownOf(states);
    const atMs = this.#timeOf(shown, states, nowMs);
    const looks: Looks = [shown.program, layout, guards, atMs];
    const isNew = !this.#looks?.every((part, index) => part === looks[index]);
    this.#looks = looks;
    if (isNew) this.#paint(...looks);
    return { shown, layout, atMs, bytes: this.#bytes, isNew };
  }

  #timeOf(shown: Shown, { lamp }: Pick<States, 'lamp'>, nowMs: number): number | undefined {
    if (shown.kind === 'current') return positionMs(shown.light, lamp, nowMs);
    if (shown.kind === 'sketch') return Math.max(nowMs - shown.since, 0);
    if (this.#draft?.since !== shown.since) this.#draft = { since: shown.since, startedMs: nowMs };
    return nowMs - this.#draft.startedMs;
  }

  #paint(...[program, layout, guards, atMs]: Looks): void {
    const length = ledCount(layout) * 3;
    if (this.#bytes.length !== length) this.#bytes = new Uint8Array(length);
    if (atMs === undefined) {
      this.#bytes.fill(0);
      return;
    }
    frameAt(program, layout, atMs, this.#bytes);
    guardFrame(this.#bytes, guards, this.#bytes);
  }
}
