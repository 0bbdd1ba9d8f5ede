import fc from 'fast-check';
import { expect, it } from 'vitest';
import { soften } from '#shared/animation/flashes/soften';
import { frameAt } from '#shared/animation/frameAt';
import { defaultLayout } from '#shared/lamp/Layout';
import type { Program } from '#shared/program/Program';
import { largestShareOver } from './swingsOf';
import { wildProgram } from './wildProgram';

/** The largest share of LEDs that flash too often in the first seconds, by a counter independent of the app's own. */
export function counted(program: Program, seconds = 12): number {
  const frames = Array.from({ length: seconds * 100 }, (_, at) => frameAt(program, defaultLayout, at * 10));
  return largestShareOver(frames);
}

/** Softening makes every program keep the flash rule, for this many random programs. */
export function calmedPromise(numRuns: number): void {
  it('leaves no program that breaks the rule, by an independent count on its frames', () => {
    let flashed = 0;
    fc.assert(
      fc.property(wildProgram, (program) => {
        if (counted(program) > 0.25) flashed++;
        expect(counted(soften(program, defaultLayout).program)).toBeLessThanOrEqual(0.25);
      }),
      { numRuns },
    );
    // Guards against an empty property: many of the programs must flash before softening.
    expect(flashed).toBeGreaterThan(numRuns / 4);
  });
}
