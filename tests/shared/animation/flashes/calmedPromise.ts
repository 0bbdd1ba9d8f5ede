import fc from 'fast-check';
import { expect, it } from 'vitest';
import { soften } from '#shared/animation/flashes/soften';
import { frameAt } from '#shared/animation/frameAt';
import { defaultLayout } from '#shared/lamp/Layout';
import type { Program } from '#shared/program/Program';
import { largestShareOver } from './countFlashes';
import { wildProgram } from './wildProgram';

/** The largest share of LEDs that flash too often in the first seconds, by a counter that shares no code with the app. */
export function counted(program: Program, seconds = 12): number {
  const frames = Array.from({ length: seconds * 100 }, (_, at) => frameAt(program, defaultLayout, at * 10));
  return largestShareOver(frames);
}

/** Whatever flashes is calmed, for so many wild programs. */
export function calmedPromise(numRuns: number): void {
  it('leaves no program that breaks the rule, counted on the frames by someone else', () => {
    let flashed = 0;
    fc.assert(
      fc.property(wildProgram, (program) => {
        if (counted(program) > 0.25) flashed++;
        expect(counted(soften(program, defaultLayout).program)).toBeLessThanOrEqual(0.25);
      }),
      { numRuns },
    );
    // Many of them did flash: the property is not empty.
    expect(flashed).toBeGreaterThan(numRuns / 4);
  });
}
