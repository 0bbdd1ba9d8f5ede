import type { Program } from '../program/Program';

/** What is on at some time of a program. */
export interface Moment {
  /** The step's index; one past the last step is `on_complete`. */
  index: number;
  /** Milliseconds since that step began. */
  localMs: number;
  /** How often the loop was gone through before. */
  pass: number;
  /** The step a cross-fade comes from, or -1 for none: then it comes from black. */
  previous: number;
}

/** Lamps count time in 32 bits; half of that is soon enough to fold it. */
const foldAbove = 0x8000_0000;

/** When each step of a program begins, with the loop's repeats; made once per program. */
export class Schedule {
  /** Until all is played, in ms; `Infinity` when it never ends. */
  readonly lengthMs: number;
  /** Once through all steps; a last step that stays counts nothing. */
  readonly passMs: number;
  /** When each step begins in the first pass. */
  readonly starts: readonly number[];
  /** The first and last step that repeat, when they begin, and how long they take; without a loop it is one of no length. */
  readonly loopFirst: number;
  readonly loopLast: number;
  readonly loopStartMs: number;
  readonly loopMs: number;
  /** How often the loop is gone through, 1 without a loop. */
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

  /** A time below 2³¹ with the same light: whole rounds of a loop without end are taken off, but not the first. */
  folded(ms: number): number {
    if (ms < foldAbove || this.loopMs === 0 || Number.isFinite(this.rounds)) return ms % 0x1_0000_0000;
    const second = this.loopStartMs + this.loopMs;
    return second + ((ms - second) % this.loopMs);
  }

  /** Finds what is on at `ms` and writes it into `moment`. */
  locate(ms: number, moment: Moment): void {
    const into = ms - this.loopStartMs;
    if (this.loopMs === 0 || into < this.loopMs) return this.#within(ms, 0, moment);
    if (into < this.rounds * this.loopMs) {
      const pass = Math.floor(into / this.loopMs);
      return this.#within(this.loopStartMs + into - pass * this.loopMs, pass, moment);
    }
    return this.#within(ms - (this.rounds - 1) * this.loopMs, this.rounds - 1, moment);
  }

  /** As `locate`, for a first pass that goes on behind the loop without repeating it. */
  locateInPass(ms: number, moment: Moment): void {
    this.#within(ms, 0, moment);
  }

  /** As `locate`, with the loop's repeats taken out of `ms`. */
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

/** A program's schedule; the same object for the same program. */
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

/** What is on `ms` after a program began. */
export function stepAt(program: Program, ms: number): Readonly<Moment> {
  const moment: Moment = { index: 0, localMs: 0, pass: 0, previous: -1 };
  scheduleOf(program).locate(Math.floor(Math.max(ms, 0)), moment);
  return moment;
}
