import { ledCount, type Layout } from '../../lamp/Layout';
import type { Program } from '../../program/Program';
import { frameAt } from '../frameAt';
import { geometryOf } from '../Geometry';
import { stepAt } from '../Schedule';
import { SwingCounter, windowMs } from './SwingCounter';
import { sampleMs, samplingPlan } from './samplingPlan';

/** The result of checking a program for flashes. */
export interface FlashReport {
  readonly isSafe: boolean;
  /** The largest share of LEDs that flash too often at one time, and that time. */
  readonly worstShare: number;
  readonly worstMs: number;
  /** The steps shown in the second before too many LEDs flash; one past the last step is `on_complete`. */
  readonly steps: readonly number[];
}

/** At most this share of the LEDs may flash too often at one time. */
const allowedShare = 0.25;

/** While too many LEDs flash, the responsible steps are looked up this often. */
const lookupMs = 200;

/**
 * Checks for flashes as defined by WCAG 2.3.1: too many LEDs with more than three up-and-down swings within a second.
 */
export function flashReport(program: Program, layout: Layout): FlashReport {
  const leds = ledCount(layout);
  const frame = new Uint8Array(leds * 3);
  const counter = new SwingCounter(leds);
  const involved = new Set<number>();
  let worstShare = 0;
  let worstMs = 0;
  let lookedUpMs = -Infinity;
  for (const { from, to } of samplingPlan(program, geometryOf(layout))) {
    counter.restart();
    for (let ms = from; ms < to; ms += sampleMs) {
      const share = counter.add(frameAt(program, layout, ms, frame), ms) / leds;
      if (share > worstShare) [worstShare, worstMs] = [share, ms];
      if (share <= allowedShare || Math.abs(ms - lookedUpMs) < lookupMs) continue;
      lookedUpMs = ms;
      for (const step of stepsBefore(program, ms)) involved.add(step);
    }
  }
  return {
    isSafe: worstShare <= allowedShare,
    worstShare,
    worstMs,
    steps: [...involved].sort((a, b) => a - b),
  };
}

/** The steps shown, or fading out, in the second before `ms`. */
function stepsBefore(program: Program, ms: number): Set<number> {
  const steps = new Set<number>();
  for (let at = Math.max(ms - windowMs, 0); at <= ms; at += sampleMs) {
    const { index, localMs, previous } = stepAt(program, at);
    steps.add(index);
    const isFading = localMs < (program.steps[index]?.transition ?? 0);
    if (isFading && previous >= 0) steps.add(previous);
  }
  return steps;
}
