import { array, assert, integer, nat, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { latestNotices } from '../../../renderer/notices/latestNotices';

describe('the notices and failures that are shown', () => {
  it('are the latest ones, failures first', () => {
    expect(latestNotices(['a', 'b', 'c'], ['x', 'y'], 3)).toEqual({
      notices: ['c'],
      failures: ['x', 'y'],
      hidden: 2,
    });
    expect(latestNotices(['a', 'b'], ['w', 'x', 'y', 'z'], 3)).toEqual({
      notices: [],
      failures: ['x', 'y', 'z'],
      hidden: 3,
    });
  });

  it('are all of them on request', () => {
    expect(latestNotices(['a', 'b', 'c', 'd'], ['x'], Infinity)).toEqual({
      notices: ['a', 'b', 'c', 'd'],
      failures: ['x'],
      hidden: 0,
    });
  });

  it('and the hidden ones add up, and the limit is never exceeded', () => {
    assert(
      property(array(integer()), array(integer()), nat(6), (notices, failures, most) => {
        const shown = latestNotices(notices, failures, most);
        const count = shown.notices.length + shown.failures.length;
        expect(count).toBeLessThanOrEqual(most);
        expect(count + shown.hidden).toBe(notices.length + failures.length);
      }),
    );
  });
});
