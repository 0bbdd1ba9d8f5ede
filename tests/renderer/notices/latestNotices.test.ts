import { array, assert, integer, nat, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { latestNotices } from '../../../renderer/notices/latestNotices';

describe('what is shown of notices and failures', () => {
  it('are the latest ones, what failed before all', () => {
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

  it('are all of them where that is asked for', () => {
    expect(latestNotices(['a', 'b', 'c', 'd'], ['x'], Infinity)).toEqual({
      notices: ['a', 'b', 'c', 'd'],
      failures: ['x'],
      hidden: 0,
    });
  });

  it('and what is hidden are as many as there are, and never more than may be shown', () => {
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
