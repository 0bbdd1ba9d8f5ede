import { describe, expect, it } from 'vitest';
import { clockWords, passTimeAt } from '../../../renderer/stage/passTime';
import { programWith } from './programs';

describe('the time in a pass', () => {
  it('begins anew with each round of a loop', () => {
    const program = programWith([1000, 3000], {
      loop: { start_step: 's0', end_step: 's1', count: 0 },
    });
    expect(passTimeAt(program, 9500)).toEqual({ atMs: 1500, passMs: 4000, isEndless: true, share: 0.375 });
  });

  it('stands at the end of a program that is over', () => {
    const program = programWith([1000, 3000]);
    expect(passTimeAt(program, 60_000)).toEqual({ atMs: 4000, passMs: 4000, isEndless: false, share: 1 });
  });

  it('stands there, too, while the light shows that comes at the end', () => {
    const program = programWith([1000, 3000], { on_complete: { command: { type: 'off' } } });
    expect(passTimeAt(program, 4500)).toMatchObject({ atMs: 4000, share: 1 });
  });

  it('runs on in a step that stays, at the end of the strip', () => {
    const time = passTimeAt(programWith([1000, null]), 60_000);
    expect(time).toEqual({ atMs: 60_000, passMs: 1000, isEndless: true, share: 1 });
  });

  it.each([
    [0, '00:00.0'],
    [3299, '00:03.2'],
    [59_999, '00:59.9'],
    [754_000, '12:34.0'],
    [3_723_400, '1:02:03.4'],
  ])('is written as a clock does: %i ms is %s', (ms, words) => {
    expect(clockWords(ms)).toBe(words);
  });
});
