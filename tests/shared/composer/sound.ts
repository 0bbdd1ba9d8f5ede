import { expect } from 'vitest';
import { flashReport } from '#shared/animation/flashes/flashReport';
import { frameAt } from '#shared/animation/frameAt';
import { defaultLayout } from '#shared/lamp/Layout';
import { parseProgram } from '#shared/program/parseProgram';
import type { Program } from '#shared/program/Program';

/** A program that the edge takes as it is: nothing to mend, nothing lost. */
export function expectSound(program: Program, about: string): void {
  const parsed = parseProgram(structuredClone(program));
  if (!parsed.ok) expect.fail(`${about}: ${parsed.error.message}`);
  expect(parsed.repairs, about).toEqual([]);
  expect(JSON.stringify(parsed.program), about).toBe(JSON.stringify(program));
}

/** Nobody's eyes are hurt: it needs no softening on the usual lamp. */
export function expectCalm(program: Program, about: string): void {
  const { isSafe, worstShare, worstMs } = flashReport(program, defaultLayout);
  expect(isSafe, `${about}: ${Math.round(worstShare * 100)} % of the LEDs flash at ${worstMs} ms`).toBe(true);
}

/** True where two programs show different light on the usual lamp, at some moment of a round of the second. */
export function isSeen(before: Program, after: Program): boolean {
  let at = 0;
  for (const { duration } of after.steps) {
    const length = duration ?? 4000;
    for (const share of [0.2, 0.55, 0.9]) {
      const ms = Math.round(at + length * share);
      const one = frameAt(before, defaultLayout, ms);
      if (frameAt(after, defaultLayout, ms).some((value, index) => value !== one[index])) return true;
    }
    at += length;
  }
  return false;
}
