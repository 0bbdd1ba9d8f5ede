import type { Program } from '../../program/schema';
import type { Geometry } from '../geometry';
import { scheduleOf } from '../schedule';
import { periodMs, turnsPerSecond } from './pace';
import { maxSwings } from './SwingCounter';

/** A stretch of a program's time, in ms. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
}

/** How often the light is looked at. */
export const sampleMs = 10;

/** Looked at before and behind each border of steps. Before it a little longer: what is a swing depends on what was. */
const beforeMs = 2000;
const behindMs = 1000;

/** How much is looked at of the inside of all steps together, and of each one at least. */
const insideMs = 120_000;
const insideEachMs = 5000;

/**
 * When to look at a program to find its flashes: around every border of steps, the loop's seam and the end, and one
 * period of each step whose light turns fast enough to matter. In order, without overlaps.
 */
export function watchPlan(program: Program, geometry: Geometry): Stretch[] {
  return merged([...borderStretches(program), ...insideStretches(program, geometry)]);
}

function borderStretches(program: Program): Stretch[] {
  const { loopStartMs, loopMs, lengthMs, rounds } = scheduleOf(program);
  const stretches = [...firstTimes(program), lengthMs].map(around);
  if (rounds > 1) {
    // The seam; a short loop is gone through until it has filled two seconds, and once more.
    const repeats = Math.min(rounds - 1, Math.ceil(2000 / loopMs));
    const from = around(loopStartMs + loopMs).from;
    stretches.push({ from, to: loopStartMs + repeats * loopMs + behindMs });
  }
  return stretches.filter(({ from }) => Number.isFinite(from));
}

/** When each step is on for the first time; those behind an endless loop never are. */
function firstTimes(program: Program): number[] {
  const { starts, loopLast, loopMs, rounds } = scheduleOf(program);
  return starts.map((start, index) =>
    rounds > 1 && index > loopLast ? start + (rounds - 1) * loopMs : start,
  );
}

function around(border: number): Stretch {
  return { from: Math.max(border - beforeMs, 0), to: border + behindMs };
}

function insideStretches(program: Program, geometry: Geometry): Stretch[] {
  const { steps, on_complete } = program;
  const { lengthMs } = scheduleOf(program);
  const times = firstTimes(program);
  const shows = steps.map(({ command, duration }, index) => {
    return { command, from: times[index] ?? 0, duration: duration ?? Infinity };
  });
  if (on_complete) shows.push({ command: on_complete.command, from: lengthMs, duration: Infinity });
  const fast = shows.filter(({ command, from }) => {
    return Number.isFinite(from) && turnsPerSecond(command, geometry) > maxSwings - 0.1;
  });
  const eachMs = Math.max(insideEachMs, insideMs / fast.length);
  return fast.map(({ command, from, duration }) => {
    return { from, to: from + Math.min(duration, periodMs(command, geometry) + behindMs, eachMs) };
  });
}

/** Whole samples, joined where they touch. */
function merged(stretches: readonly Stretch[]): Stretch[] {
  const result: Stretch[] = [];
  for (const { from, to } of stretches.toSorted((a, b) => a.from - b.from)) {
    const last = result.at(-1);
    if (last && from <= last.to) result[result.length - 1] = { from: last.from, to: Math.max(last.to, to) };
    else result.push({ from: Math.floor(from / sampleMs) * sampleMs, to });
  }
  return result;
}
