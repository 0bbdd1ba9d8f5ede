import type { Layout } from '../lamp/Layout';
import type { Command, Program } from '../program/Program';
import { mix } from './arithmetic/arithmetic';
import { commandPainter } from './commandPainter';
import { geometryOf, type Geometry } from './Geometry';
import type { Painter } from './Painter';
import { scheduleOf, type Moment, type Schedule } from './Schedule';

/** A program prepared for one layout. Everything that can be computed once is stored here, so that frames are cheap. */
export class Player {
  readonly #commands: readonly Command[];
  /** The duration of each step and of the fade into it, in ms. */
  readonly #durations: readonly number[];
  readonly #transitions: readonly number[];
  readonly #schedule: Schedule;
  readonly #geometry: Geometry;
  readonly #painters: (Painter | undefined)[] = [];
  readonly #moment: Moment = { index: 0, localMs: 0, pass: 0, previous: -1 };
  readonly #faded: Uint8Array;

  constructor(program: Program, layout: Layout) {
    const { steps, on_complete } = program;
    this.#commands = [...steps.map(({ command }) => command), on_complete?.command ?? { type: 'off' }];
    this.#durations = steps.map(({ duration }) => duration ?? 0);
    this.#transitions = steps.map(({ transition }) => transition ?? 0);
    this.#schedule = scheduleOf(program);
    this.#geometry = geometryOf(layout);
    this.#faded = new Uint8Array(this.#geometry.all.count * 3);
  }

  /** Paints the frame at `ms`, counted from 0; fractions are cut off. */
  paint(ms: number, frame: Uint8Array): void {
    this.#schedule.locate(Math.floor(Math.max(ms, 0)), this.#moment);
    this.#paintMoment(frame);
  }

  /** Like `paint`, for a single pass through all steps without repeating the loop. */
  paintInPass(ms: number, frame: Uint8Array): void {
    this.#schedule.locateInPass(Math.floor(Math.max(ms, 0)), this.#moment);
    this.#paintMoment(frame);
  }

  #paintMoment(frame: Uint8Array): void {
    const { index, localMs, previous } = this.#moment;
    this.#painter(index)(localMs >>> 0, frame);
    const transition = this.#transitions[index] ?? 0;
    if (localMs >= transition) return;
    this.#paintFaded(previous, localMs);
    fadeFrom(this.#faded, frame, Math.floor((localMs * 256) / transition));
  }

  /** Paints what a cross-fade starts from: the step before, continued past its end; black before the first. */
  #paintFaded(previous: number, localMs: number): void {
    if (previous < 0) this.#faded.fill(0);
    else this.#painter(previous)(((this.#durations[previous] ?? 0) + localMs) >>> 0, this.#faded);
  }

  #painter(index: number): Painter {
    const before = this.#painters[index];
    if (before) return before;
    const painter = commandPainter(this.#commands[index] ?? { type: 'off' }, this.#geometry, index);
    this.#painters[index] = painter;
    return painter;
  }
}

const players = new WeakMap<Program, WeakMap<Layout, Player>>();

/** The player for a program and layout; cached, so the same object for the same two. */
export function playerOf(program: Program, layout: Layout): Player {
  let byLayout = players.get(program);
  if (!byLayout) {
    byLayout = new WeakMap();
    players.set(program, byLayout);
  }
  let player = byLayout.get(layout);
  if (!player) {
    player = new Player(program, layout);
    byLayout.set(layout, player);
  }
  return player;
}

function fadeFrom(from: Uint8Array, frame: Uint8Array, weight: number): void {
  for (let at = 0; at < frame.length; at++) frame[at] = mix(from[at] ?? 0, frame[at] ?? 0, weight);
}
