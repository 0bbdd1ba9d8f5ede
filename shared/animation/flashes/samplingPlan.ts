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

/** How often the light is looked at. */
export const sampleMs = 10;

/** Looked at before and behind each border of steps. Before it a little longer: what is a swing depends on what was. */
const beforeMs = 2000;
const behindMs = 1000;

/** How much is looked at of the inside of all steps together, and of each one at least. */
const insideMs = 120_000;
const insideEachMs = 3000;
const usualLeds = 2048;

/** So many turns a second may matter: a cross-fade brings some closer together. */
const fastTurns = maxSwings - 2;

/** How much of a loop's repeats is looked at. */
const repeatsMs = 120_000;

/**
 * When to look at a program to find its flashes: around every border of steps, the loop's seam and the end, and one
 * period of each step whose light turns fast enough to matter. In order, without overlaps.
 */
export function samplingPlan(program: Program, geometry: Geometry): TimeSpan[] {
  const { lengthMs } = scheduleOf(program);
  const borders = [...firstTimes(program), lengthMs].filter(Number.isFinite).map(around);
  const once = merged([...borders, ...insideStretches(program, geometry)]);
  return merged([...once, ...repeatedStretches(program, once)]);
}

/**
 * The loop again: so often that each of its moments was looked at, since a round that takes 1234 ms is met at other
 * moments each time, and two seconds more.
 */
function repeatedStretches(program: Program, once: readonly TimeSpan[]): TimeSpan[] {
  const { loopStartMs, loopMs, rounds } = scheduleOf(program);
  if (rounds === 1) return [];
  const inLoop = once
    .map(({ from, to }) => ({ from: Math.max(from, loopStartMs), to: Math.min(to, loopStartMs + loopMs) }))
    .filter(({ from, to }) => from < to);
  const watchedMs = inLoop.reduce((sum, { from, to }) => sum + to - from, 0);
  const wanted = sampleMs / commonDivisor(loopMs, sampleMs) + Math.ceil(2000 / loopMs) + 1;
  const repeats = Math.min(rounds, wanted, Math.floor(repeatsMs / watchedMs));
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

/** When each step is on for the first time; those behind an endless loop never are. */
function firstTimes(program: Program): number[] {
  const { starts, loopLast, loopMs, rounds } = scheduleOf(program);
  return starts.map((start, index) =>
    rounds > 1 && index > loopLast ? start + (rounds - 1) * loopMs : start,
  );
}

function around(border: number): TimeSpan {
  return { from: Math.max(border - beforeMs, 0), to: border + behindMs };
}

/** One period of each step that may matter, from where it has fully come up. */
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
  // A lamp of very many LEDs takes long to look at: less of its steps must do.
  const share = Math.min(1, usualLeds / geometry.all.count);
  const eachMs = Math.max(insideEachMs, (insideMs * share) / fast.length);
  return fast.map(({ command, from, duration, transition }) => {
    const shownMs = transition + periodMs(command, geometry) + behindMs;
    return { from, to: from + Math.min(duration, shownMs, eachMs) };
  });
}

/** Whole samples, joined where they touch or almost do. */
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
