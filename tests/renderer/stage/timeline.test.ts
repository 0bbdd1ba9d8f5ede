import { assert, double, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { filmLengthMs } from '#shared/animation/filmstrip';
import { passTimeAt } from '../../../renderer/stage/passTime';
import {
  passMsAt,
  programMsAt,
  adjacentStepStartMs,
  stepAtPassMs,
  keyTargetMs,
  representativeMs,
  timelineOf,
} from '../../../renderer/stage/timeline';
import { programs, programWith } from './programs';

const shares = double({ min: -0.5, max: 1.5, noNaN: true });

describe('the timeline', () => {
  it('lays the steps side by side over the whole film, without a gap', () => {
    assert(
      property(programs, (program) => {
        const { steps, lengthMs } = timelineOf(program);
        expect(steps.map(({ id }) => id)).toEqual(program.steps.map(({ id }) => id));
        let endMs = 0;
        for (const step of steps) {
          expect(step.startMs).toBe(endMs);
          endMs += step.lengthMs;
        }
        expect(endMs).toBe(lengthMs);
        expect(lengthMs).toBe(filmLengthMs(program));
      }),
    );
  });

  it('brackets exactly the steps that repeat', () => {
    const loop = (count: number) => ({ loop: { start_step: 's1', end_step: 's2', count } });
    const durations = [1000, 2000, 3000, 4000];
    expect(timelineOf(programWith(durations, loop(3))).loop).toEqual({
      startMs: 1000,
      lengthMs: 5000,
      rounds: 3,
    });
    expect(timelineOf(programWith(durations, loop(0))).loop?.rounds).toBe(Infinity);
    expect(timelineOf(programWith(durations)).loop).toBeUndefined();
  });

  it('marks the steps after an endless loop, and does not allow seeking there', () => {
    const program = programWith([1000, 2000, 4000], { loop: { start_step: 's0', end_step: 's1', count: 0 } });
    const timeline = timelineOf(program);
    expect(timeline.steps.map(({ isReached }) => isReached)).toEqual([true, true, false]);
    expect(passMsAt(timeline, 0.9)).toBe(2999);
    expect(adjacentStepStartMs(timeline, 2500, 'forward')).toBe(2999);
  });

  it('maps a time back to the place it was read from', () => {
    assert(
      property(programs, shares, (program, share) => {
        const timeline = timelineOf(program);
        const passMs = passMsAt(timeline, share);
        expect(passMs).toBeGreaterThanOrEqual(0);
        expect(passMs).toBeLessThanOrEqual(timeline.lastMs);
        const place = passTimeAt(program, programMsAt(program, passMs, 0)).share;
        expect(passMsAt(timeline, place)).toBe(passMs);
      }),
    );
  });

  it('seeks to a time at which the program is where the strip was clicked', () => {
    assert(
      property(programs, shares, integer({ min: 0, max: 1_000_000 }), (program, share, ms) => {
        const passMs = passMsAt(timelineOf(program), share);
        expect(passTimeAt(program, programMsAt(program, passMs, ms)).atMs).toBe(passMs);
      }),
    );
  });

  it('keeps the round of a loop when seeking within it', () => {
    const program = programWith([1000, 2000, 500], { loop: { start_step: 's1', end_step: 's1', count: 4 } });
    const inThirdRound = 1000 + 2 * 2000 + 700;
    expect(programMsAt(program, 1200, inThirdRound)).toBe(1200 + 2 * 2000);
    expect(programMsAt(program, 300, inThirdRound)).toBe(300);
    expect(programMsAt(program, 3100, inThirdRound)).toBe(3100 + 3 * 2000);
  });

  it('keeps the times of an endless loop small, however long it has run', () => {
    const program = programWith([1000, 2000], { loop: { start_step: 's0', end_step: 's1', count: 0 } });
    expect(programMsAt(program, 1500, 86_400_000_000)).toBe(4500);
  });

  it('finds the step at every time: the one whose borders enclose it', () => {
    assert(
      property(programs, shares, (program, share) => {
        const timeline = timelineOf(program);
        const passMs = passMsAt(timeline, share);
        const step = stepAtPassMs(timeline, passMs);
        expect(step?.startMs).toBeLessThanOrEqual(passMs);
        expect((step?.startMs ?? 0) + (step?.lengthMs ?? 0)).toBeGreaterThanOrEqual(passMs);
      }),
    );
  });

  it('has its still frame in the middle of the longest step that is reached', () => {
    expect(representativeMs(programWith([1000, 6000, 2000]))).toBe(4000);
    expect(representativeMs(programWith([1000, null]))).toBe(3000);
    // Of several equally long steps, the first.
    expect(representativeMs(programWith([4000, 4000]))).toBe(2000);
    const endless = { loop: { start_step: 's0', end_step: 's0', count: 0 } };
    expect(representativeMs(programWith([1000, 6000], endless))).toBe(500);
  });
});

describe('the keys on the timeline', () => {
  const timeline = timelineOf(programWith([3000, 4000, 5000]));

  it.each([
    ['ArrowRight', 3500, 4500],
    ['ArrowLeft', 3500, 2500],
    ['ArrowLeft', 400, 0],
    ['ArrowRight', 11_900, 11_999],
    ['PageUp', 3500, 7000],
    ['PageUp', 8000, 11_999],
    ['PageDown', 6000, 3000],
    ['PageDown', 3100, 0],
    ['Home', 6000, 0],
    ['End', 6000, 11_999],
    ['a', 6000, undefined],
  ])('%s goes from %i ms to %s ms', (key, from, to) => {
    expect(keyTargetMs(timeline, from, key)).toBe(to);
  });
});
