import type { Program } from '../../program/Program';
import type { Geometry } from '../Geometry';
import { scheduleOf } from '../Schedule';
import { periodMs, turnsPerSecond } from './turnRates';
import { maxSwings } from './SwingCounter';

/** A stretch of a program's time, in ms. */
export interface TimeSpan {
  readonly from: number;
  readonly to: number;
}

/** The interval between samples. */
export const sampleMs = 10;

/**
 * The time sampled before and after each border between steps. Longer before it, since whether a change is a swing
 * depends on earlier light.
 */
const beforeMs = 2000;
const behindMs = 1000;

/**
 * The time sampled inside all steps together, and inside each one at least; on lamps with more than `standardLeds` it
 * is less.
 */
const insideMs = 120_000;
const insideEachMs = 3000;
const standardLeds = 2048;

/**
 * Light that turns more often than this per second is sampled. Less than the limit, since a cross-fade brings turns
 * closer together.
 */
const fastTurns = maxSwings - 2;

/** The time sampled in a loop's repeats. */
const repeatsMs = 120_000;

/**
 * The times at which to sample a program for flashes: around every border between steps, the loop's seam and the end,
 * and one period of each step whose light turns fast enough to matter. Sorted, without overlaps.
 */
export function samplingPlan(program: Program, geometry: Geometry): TimeSpan[] {
  const { lengthMs } = scheduleOf(program);
  const borders = [...firstTimes(program), lengthMs].filter(Number.isFinite).map(around);
  const once = merged([...borders, ...insideStretches(program, geometry)]);
  return merged([...once, ...repeatedStretches(program, once)]);
}

/**
 * The repeats of the loop, plus two seconds. A loop of, say, 1234 ms is sampled at other moments each time, so it is
 * repeated until each of its moments has been sampled.
 */
function repeatedStretches(program: Program, once: readonly TimeSpan[]): TimeSpan[] {
  const { loopStartMs, loopMs, rounds } = scheduleOf(program);
  if (rounds === 1) return [];
  const inLoop = once
    .map(({ from, to }) => ({ from: Math.max(from, loopStartMs), to: Math.min(to, loopStartMs + loopMs) }))
    .filter(({ from, to }) => from < to);
  const watchedMs = inLoop.reduce((sum, { from, to }) => sum + to - from, 0);
  const neededRepeats = sampleMs / commonDivisor(loopMs, sampleMs) + Math.ceil(2000 / loopMs) + 1;
  const repeats = Math.min(rounds, neededRepeats, Math.floor(repeatsMs / watchedMs));
  const stretches = [around(loopStartMs + loopMs)];
  for (let round = 1; round < repeats; round++) {
    const later = round * loopMs;
    stretches.push(around(loopStartMs + later));
    for (const { from, to } of inLoop) stretches.push({ from: from + later, to: to + later });
  }
  return stretches;
}

function commonDivisor(a: number, b: number): number {
  return b === 0 ? a : commonDivisor(b, a % b);
}

/** The first start of each step; steps after an endless loop have none. */
function firstTimes(program: Program): number[] {
  const { starts, loopLast, loopMs, rounds } = scheduleOf(program);
  return starts.map((start, index) =>
    rounds > 1 && index > loopLast ? start + (rounds - 1) * loopMs : start,
  );
}

function around(border: number): TimeSpan {
  return { from: Math.max(border - beforeMs, 0), to: border + behindMs };
}

/** One period of each step that may matter, with its fade-in. */
function insideStretches(program: Program, geometry: Geometry): TimeSpan[] {
  const { steps, on_complete } = program;
  const times = firstTimes(program);
  const shows = steps.map(({ command, duration, transition = 0 }, index) => {
    return { command, from: times[index] ?? 0, duration: duration ?? Infinity, transition };
  });
  if (on_complete) {
    const from = scheduleOf(program).lengthMs;
    shows.push({ command: on_complete.command, from, duration: Infinity, transition: 0 });
  }
  const fast = shows.filter(({ command, from }) => {
    return Number.isFinite(from) && turnsPerSecond(command, geometry) > fastTurns;
  });
  // Large lamps are slow to sample, so less time is sampled on them.
  const share = Math.min(1, standardLeds / geometry.all.count);
  const eachMs = Math.max(insideEachMs, (insideMs * share) / fast.length);
  return fast.map(({ command, from, duration, transition }) => {
    const shownMs = transition + periodMs(command, geometry) + behindMs;
    return { from, to: from + Math.min(duration, shownMs, eachMs) };
  });
}

/** Rounds spans to whole samples and joins those that touch or almost do. */
function merged(stretches: readonly TimeSpan[]): TimeSpan[] {
  const result: TimeSpan[] = [];
  for (const { from, to } of stretches.toSorted((a, b) => a.from - b.from)) {
    const last = result.at(-1);
    if (last && from <= last.to + beforeMs)
      result[result.length - 1] = { from: last.from, to: Math.max(last.to, to) };
    else result.push({ from: Math.floor(from / sampleMs) * sampleMs, to });
  }
  return result;
}
