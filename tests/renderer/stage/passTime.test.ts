import { describe, expect, it } from 'vitest';
import { hasEnded, passTimeAt } from '../../../renderer/stage/passTime';
import { programWith } from './programs';

describe('the time in a pass', () => {
  it('restarts with each round of a loop', () => {
    const program = programWith([1000, 3000], {
      loop: { start_step: 's0', end_step: 's1', count: 0 },
    });
    expect(passTimeAt(program, 9500)).toEqual({
      atMs: 1500,
      passMs: 4000,
      isEndless: true,
      filmMs: 1500,
      share: 0.375,
    });
  });

  it('stays at the end of a program that is over', () => {
    const program = programWith([1000, 3000]);
    expect(passTimeAt(program, 60_000)).toEqual({
      atMs: 4000,
      passMs: 4000,
      isEndless: false,
      filmMs: 4000,
      share: 1,
    });
  });

  it('stays there also while the ending shows', () => {
    const program = programWith([1000, 3000], { on_complete: { command: { type: 'off' } } });
    expect(passTimeAt(program, 4500)).toMatchObject({ atMs: 4000, share: 1 });
  });

  it('repeats, in an endless step, over the part that the strip shows of it', () => {
    const program = programWith([1000, null]);
    // The strip shows one second of the first step and four of the endless one.
    expect(passTimeAt(program, 3000)).toMatchObject({ filmMs: 3000, share: 0.6 });
    expect(passTimeAt(program, 59_000)).toEqual({
      atMs: 59_000,
      passMs: 1000,
      isEndless: true,
      filmMs: 3000,
      share: 0.6,
    });
  });

  it('ends when everything is played, and never for an endless program', () => {
    expect(hasEnded(programWith([1000, 3000]), 3999)).toBe(false);
    expect(hasEnded(programWith([1000, 3000]), 4000)).toBe(true);
    expect(hasEnded(programWith([1000, null]), 1e9)).toBe(false);
  });
});
