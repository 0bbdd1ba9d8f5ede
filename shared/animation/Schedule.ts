import type { Program } from '../program/Program';

/** What plays at some time of a program. */
export interface Moment {
  /** The step's index; one past the last step is `on_complete`. */
  index: number;
  /** Milliseconds since that step began. */
  localMs: number;
  /** The number of completed loop passes. */
  pass: number;
  /** The step a cross-fade starts from; -1 for black. */
  previous: number;
}

/** Lamps count time in 32 bits; times above half of that are folded. */
const foldAbove = 0x8000_0000;

/** The start times of a program's steps, including the loop's repeats; made once per program. */
export class Schedule {
  /** The total length in ms; `Infinity` when the program never ends. */
  readonly lengthMs: number;
  /** The length of one pass through all steps; a last step that stays counts as 0. */
  readonly passMs: number;
  /** The start of each step in the first pass. */
  readonly starts: readonly number[];
  /** The first and last step of the loop, when they begin, and how long it takes; without a loop its length is 0. */
  readonly loopFirst: number;
  readonly loopLast: number;
  readonly loopStartMs: number;
  readonly loopMs: number;
  /** The number of loop passes; 1 without a loop. */
  readonly rounds: number;
  readonly #hasEnding: boolean;

  constructor({ steps, loop, on_complete }: Program) {
    const starts: number[] = [];
    let ms = 0;
    for (const { duration } of steps) {
      starts.push(ms);
      ms += duration ?? 0;
    }
    this.starts = starts;
    this.passMs = ms;
    this.loopFirst = loop ? steps.findIndex(({ id }) => id === loop.start_step) : 0;
    this.loopLast = loop ? steps.findIndex(({ id }) => id === loop.end_step) : 0;
    this.loopStartMs = starts[this.loopFirst] ?? 0;
    this.loopMs = loop ? (starts[this.loopLast + 1] ?? ms) - this.loopStartMs : 0;
    this.rounds = loop ? (loop.count === 0 ? Infinity : loop.count) : 1;
    this.#hasEnding = on_complete !== undefined;
    const repeatedMs = this.loopMs === 0 ? 0 : (this.rounds - 1) * this.loopMs;
    this.lengthMs = steps.at(-1)?.duration === null ? Infinity : ms + repeatedMs;
  }

  /** A time below 2³¹ with the same light: whole passes of an endless loop are subtracted, except the first. */
  folded(ms: number): number {
    if (ms < foldAbove || this.loopMs === 0 || Number.isFinite(this.rounds)) return ms % 0x1_0000_0000;
    const second = this.loopStartMs + this.loopMs;
    return second + ((ms - second) % this.loopMs);
  }

  /** Finds what plays at `ms` and writes it into `moment`. */
  locate(ms: number, moment: Moment): void {
    const into = ms - this.loopStartMs;
    if (this.loopMs === 0 || into < this.loopMs) return this.#within(ms, 0, moment);
    if (into < this.rounds * this.loopMs) {
      const pass = Math.floor(into / this.loopMs);
      return this.#within(this.loopStartMs + into - pass * this.loopMs, pass, moment);
    }
    return this.#within(ms - (this.rounds - 1) * this.loopMs, this.rounds - 1, moment);
  }

  /** Like `locate`, for a first pass that continues after the loop without repeating it. */
  locateInPass(ms: number, moment: Moment): void {
    this.#within(ms, 0, moment);
  }

  /** Like `locate`, with the loop's repeats already subtracted from `ms`. */
  #within(ms: number, pass: number, moment: Moment): void {
    const { starts } = this;
    let index = starts.length - 1;
    while (index > 0 && ms < (starts[index] ?? 0)) index--;
    const isReentered = pass > 0 && index === this.loopFirst;
    moment.index = index;
    moment.localMs = ms - (starts[index] ?? 0);
    moment.pass = pass;
    moment.previous = isReentered ? this.loopLast : index - 1;
    if (this.#hasEnding && ms >= this.passMs && Number.isFinite(this.lengthMs)) {
      moment.index = starts.length;
      moment.localMs = ms - this.passMs;
      moment.previous = starts.length - 1;
    }
  }
}

const known = new WeakMap<Program, Schedule>();

/** A program's schedule; cached, so the same object for the same program. */
export function scheduleOf(program: Program): Schedule {
  const before = known.get(program);
  if (before) return before;
  const schedule = new Schedule(program);
  known.set(program, schedule);
  return schedule;
}

/** How long a program plays, in ms; `Infinity` when it loops for ever or its last step stays. */
export function programLengthMs(program: Program): number {
  return scheduleOf(program).lengthMs;
}

/** What plays `ms` after a program began. */
export function stepAt(program: Program, ms: number): Readonly<Moment> {
  const moment: Moment = { index: 0, localMs: 0, pass: 0, previous: -1 };
  scheduleOf(program).locate(Math.floor(Math.max(ms, 0)), moment);
  return moment;
}
