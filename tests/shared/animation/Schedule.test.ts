import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { frameAt } from '#shared/animation/frameAt';
import { programLengthMs, stepAt } from '#shared/animation/Schedule';
import { parseLayout } from '#shared/lamp/layoutText';
import type { Program } from '#shared/program/Program';
import { programOf, solidStep } from './showing';

const lamp = parseLayout('2x2');
const [red, green, blue, white] = ['#FF0000', '#00FF00', '#0000FF', '#FFFFFF'];
const off = { command: { type: 'off' } };

/** The colour of the first LED at a time. */
function colorAt(program: Program, ms: number): string {
  return `#${Buffer.from(frameAt(program, lamp, ms).subarray(0, 3))
    .toString('hex')
    .toUpperCase()}`;
}

function colorsAt(program: Program, ...times: number[]): string[] {
  return times.map((ms) => colorAt(program, ms));
}

describe('the steps of a program', () => {
  const plain = programOf({
    name: 'Plain',
    steps: [solidStep('a', red, 100), solidStep('b', green, 50), solidStep('c', blue, 200)],
  });

  it('follow each other, each from its first ms on', () => {
    expect(colorsAt(plain, 0, 99, 100, 149, 150, 349)).toEqual([red, red, green, green, blue, blue]);
    expect(programLengthMs(plain)).toBe(350);
  });

  it('leave the last one on when the program has no ending', () => {
    expect(colorsAt(plain, 350, 1e9)).toEqual([blue, blue]);
  });

  it('give way to the ending when there is one', () => {
    const ended = programOf({ ...plain, on_complete: off });
    expect(colorsAt(ended, 349, 350, 1e12)).toEqual([blue, '#000000', '#000000']);
    expect(stepAt(ended, 350)).toEqual({ index: 3, localMs: 0, pass: 0, previous: 2 });
  });

  it('may end with one without an end', () => {
    const staying = programOf({
      name: 'Stay',
      steps: [solidStep('a', red, 100), solidStep('b', green, null)],
      on_complete: off,
    });
    expect(programLengthMs(staying)).toBe(Infinity);
    expect(colorsAt(staying, 99, 100, 1e12)).toEqual([red, green, green]);
  });

  it('treat times before the start as the start, and cut fractions off', () => {
    expect(colorsAt(plain, -5, 99.9)).toEqual([red, red]);
    expect(stepAt(plain, 99.9)).toEqual(stepAt(plain, 99));
  });

  it('are found by time, with the time at which each began', () => {
    expect(stepAt(plain, 120)).toEqual({ index: 1, localMs: 20, pass: 0, previous: 0 });
    expect(stepAt(plain, 0)).toEqual({ index: 0, localMs: 0, pass: 0, previous: -1 });
  });
});

describe('a loop', () => {
  const steps = [
    solidStep('intro', red, 100),
    solidStep('a', green, 50),
    solidStep('b', blue, 70),
    solidStep('tail', white, 40),
  ];
  const looped = (count: number) =>
    programOf({ name: 'Loop', steps, loop: { count, start_step: 'a', end_step: 'b' }, on_complete: off });

  it('plays as often as its count says, then the remaining steps follow', () => {
    const program = looped(3);
    expect(programLengthMs(program)).toBe(100 + 3 * 120 + 40);
    expect(colorsAt(program, 0, 100, 150, 219, 220, 270, 340, 390, 459)).toEqual([
      red,
      green,
      blue,
      blue,
      green,
      blue,
      green,
      blue,
      blue,
    ]);
    expect(colorsAt(program, 460, 499, 500)).toEqual([white, white, '#000000']);
    expect(stepAt(program, 341)).toMatchObject({ index: 1, localMs: 1, pass: 2 });
  });

  it('with a count of 1 changes nothing', () => {
    expect(programLengthMs(looped(1))).toBe(260);
    expect(colorsAt(looped(1), 219, 220, 260)).toEqual([blue, white, '#000000']);
  });

  it('with a count of 0 goes on for ever', () => {
    const program = looped(0);
    expect(programLengthMs(program)).toBe(Infinity);
    expect(colorsAt(program, 100 + 120 * 1e9, 150 + 120 * 1e9)).toEqual([green, blue]);
  });

  it('repeats exactly the same frames, whatever is in it', () => {
    const moving = (id: string, name: string, duration: number, transition: number) => ({
      id,
      command: { type: 'pattern', name, params: { color: red, color2: blue, speed: 333 } },
      duration,
      transition,
    });
    fc.assert(
      fc.property(
        fc.integer({ min: 20, max: 5000 }),
        fc.integer({ min: 20, max: 5000 }),
        fc.integer({ min: 0, max: 10_000 }),
        fc.integer({ min: 1, max: 60_000 }),
        (first, second, at, rounds) => {
          const program = programOf({
            name: 'Seam',
            steps: [
              moving('in', 'wave', 300, 100),
              moving('a', 'fire', first, Math.floor(first / 2)),
              moving('b', 'aurora', second, Math.floor(second / 3)),
            ],
            loop: { count: 0, start_step: 'a', end_step: 'b' },
          });
          const round = first + second;
          // The first time, the loop is faded into from the step before it.
          const ms = 300 + round + (at % round);
          expect(frameAt(program, lamp, ms + rounds * round)).toEqual(frameAt(program, lamp, ms));
        },
      ),
    );
  });
});

describe('a cross-fade', () => {
  it('goes from the step before to this one', () => {
    const program = programOf({
      name: 'Fade',
      steps: [solidStep('a', red, 100), solidStep('b', blue, 100, 64)],
    });
    expect(colorsAt(program, 100, 132, 163, 164)).toEqual([red, '#7F007F', '#0300FB', blue]);
  });

  it('into the first step comes from black', () => {
    const program = programOf({ name: 'Fade', steps: [solidStep('a', white, 1000, 1000)] });
    expect(colorsAt(program, 0, 500, 1000)).toEqual(['#000000', '#7F7F7F', white]);
  });

  it('at the seam of a loop comes from its last step', () => {
    const program = programOf({
      name: 'Fade',
      steps: [solidStep('in', white, 100), solidStep('a', red, 100, 50), solidStep('b', blue, 100)],
      loop: { count: 2, start_step: 'a', end_step: 'b' },
    });
    expect(colorsAt(program, 100, 300)).toEqual([white, blue]);
  });

  it('lets the step before go on moving', () => {
    const wave = { type: 'pattern', name: 'breathing', params: { color: white, speed: 400 } };
    const program = programOf({
      name: 'Fade',
      steps: [
        { id: 'a', command: wave, duration: 400 },
        { id: 'b', command: { type: 'off' }, duration: 400, transition: 400 },
      ],
    });
    // Halfway through its cycle, breathing is at its minimum of 30 %; the fade leaves half of that.
    expect(colorAt(program, 600)).toBe('#262626');
  });
});
